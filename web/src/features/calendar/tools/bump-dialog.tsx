import { FormattedMessage, useIntl } from 'react-intl'
import { DateField } from '@/components/form/fields/date-fields.tsx'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import type { Setting } from '../setting/setting.ts'
import { DayInWords } from '../setting/day-in-words.tsx'
import { BumpMoves } from './bump-moves.tsx'
import { useBumpForm } from './use-bump-form.ts'

/** A day is lost: shows where the lessons of a class would go, and moves them. */
export function BumpDialog(props: { date: string; setting: Setting; onClose: () => void }) {
  const intl = useIntl()
  const { form, moves, day, chooseClass, chooseDay } = useBumpForm(props)
  const { classes } = props.setting
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage defaultMessage="Bump lessons after a lost day" id="Dil+4Q" />}
      description={
        <FormattedMessage
          defaultMessage="The lessons of the class move on to its next slots. Holidays and days without a timetable are skipped; weekly and locked lessons stay."
          id="W0nFH8"
        />
      }
      action={<FormattedMessage defaultMessage="Move the lessons" id="PnuS1+" />}
      onClose={props.onClose}
    >
      <div className="grid items-start gap-5 min-[480px]:grid-cols-2">
        <SelectField
          form={form}
          name="classId"
          label={<FormattedMessage defaultMessage="Class" id="nraEHM" />}
          none={
            classes.length === 0
              ? intl.formatMessage({ defaultMessage: 'No class', id: 'sVQQlP' })
              : null
          }
          options={classes.map(({ id, name }) => ({ value: id, label: name }))}
          onChosen={chooseClass}
        />
        <DateField
          form={form}
          name="day"
          label={<FormattedMessage defaultMessage="Lost day" id="ixothy" />}
          hint={<DayInWords day={day} />}
          onChosen={chooseDay}
        />
      </div>
      {moves !== null && <BumpMoves moves={moves} />}
    </FormDialog>
  )
}
