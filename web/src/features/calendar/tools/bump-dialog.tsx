import { FormattedMessage, useIntl } from 'react-intl'
import { DateField } from '@/components/form/fields/date-fields.tsx'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { classesFor } from '@/domain/school/school-year.ts'
import { classWords } from '../setting/class-words.ts'
import { DayInWords } from '../setting/day-in-words.tsx'
import type { Setting } from '../setting/setting.ts'
import { BumpMoves } from './bump-moves.tsx'
import { BumpStays } from './bump-stays.tsx'
import { useBumpForm } from './use-bump-form.ts'

/** A day is lost, or a class needs more or fewer periods: shows where its lessons would go, and moves them. */
export function BumpDialog(props: { date: string; setting: Setting; onClose: () => void }) {
  const intl = useIntl()
  const { form, plan, chosen, choose } = useBumpForm(props)
  const { classes } = props.setting
  const lost = chosen.way === 'day'
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage defaultMessage="Bump lessons" id="F2MhBi" />}
      description={
        <FormattedMessage
          defaultMessage="Lessons move to the next times of their class and keep their order. Days without school and without a timetable are skipped; weekly and locked lessons stay."
          id="oj91ie"
        />
      }
      action={<FormattedMessage defaultMessage="Move the lessons" id="PnuS1+" />}
      onClose={props.onClose}
    >
      <SelectField
        form={form}
        name="way"
        none={null}
        label={<FormattedMessage defaultMessage="What happened" id="Xup5P8" />}
        options={[
          {
            value: 'day',
            label: intl.formatMessage({
              defaultMessage: 'A day is lost (sports day, strike)',
              id: 'BAZa3B',
            }),
          },
          {
            value: 'on',
            label: intl.formatMessage({
              defaultMessage: 'We need more time: move on by periods',
              id: 'k60s+M',
            }),
          },
          {
            value: 'back',
            label: intl.formatMessage({
              defaultMessage: 'We are ahead: move back by periods',
              id: '/FkUPP',
            }),
          },
        ]}
        onChosen={(way) => choose({ way: way as typeof chosen.way })} // one of the options
      />
      <div className="grid items-start gap-5 min-[480px]:grid-cols-2">
        <SelectField
          form={form}
          name="classId"
          label={<FormattedMessage defaultMessage="Class" id="nraEHM" />}
          none={
            lost
              ? intl.formatMessage({ defaultMessage: 'All classes', id: 'FG+DJj' })
              : intl.formatMessage({ defaultMessage: 'Choose a class', id: 'IPOi6f' })
          }
          options={classesFor(classes, chosen.day, chosen.classId).map((one) => ({
            value: one.id,
            label: classWords(one, intl),
          }))}
          onChosen={(classId) => choose({ classId })}
        />
        <DateField
          form={form}
          name="day"
          label={
            lost ? (
              <FormattedMessage defaultMessage="Lost day" id="ixothy" />
            ) : (
              <FormattedMessage defaultMessage="Lessons from" id="4OUWN6" />
            )
          }
          hint={<DayInWords day={chosen.day} />}
          onChosen={(day) => choose({ day })}
        />
        {!lost && (
          <SelectField
            form={form}
            name="periods"
            none={null}
            label={<FormattedMessage defaultMessage="How many periods" id="UCA50B" />}
            options={Array.from({ length: 20 }, (_, index) => ({
              value: String(index + 1),
              label: String(index + 1),
            }))}
            onChosen={(periods) => choose({ periods })}
          />
        )}
        <SelectField
          form={form}
          name="clashes"
          none={null}
          label={<FormattedMessage defaultMessage="Where something else is on" id="h7onS6" />}
          options={[
            {
              value: 'avoid',
              label: intl.formatMessage({
                defaultMessage: 'Take the next free time',
                id: '3ZqNc7',
              }),
            },
            {
              value: 'allow',
              label: intl.formatMessage({
                defaultMessage: 'Use that time all the same',
                id: 'UMFKLP',
              }),
            },
          ]}
          onChosen={(clashes) => choose({ clashes: clashes as typeof chosen.clashes })} // one of the options
        />
      </div>
      {plan !== null && (
        <>
          <BumpMoves moves={plan.moves} classes={classes} />
          <BumpStays stays={plan.stays} />
        </>
      )}
    </FormDialog>
  )
}
