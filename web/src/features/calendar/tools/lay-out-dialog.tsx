import { FormattedMessage, useIntl } from 'react-intl'
import { DateField } from '@/components/form/fields/date-fields.tsx'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { DayInWords } from '../setting/day-in-words.tsx'
import type { Setting } from '../setting/setting.ts'
import type { LayOutForm } from './lay-out-form.ts'
import { LayOutPreview } from './lay-out-preview.tsx'
import { useLayOutForm } from './use-lay-out-form.ts'

/** Makes lessons of the class timetable, for a week, for several, or for the rest of the term. */
export function LayOutDialog(props: { date: string; setting: Setting; onClose: () => void }) {
  const intl = useIntl()
  const { form, plan, chosen, choose } = useLayOutForm(props)
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage defaultMessage="Lay out lessons" id="Qy4I+t" />}
      description={
        <FormattedMessage
          defaultMessage="Makes a lesson for each period of your class timetable. What is in your calendar stays as it is, and days without school are left out."
          id="cmHv4k"
        />
      }
      action={<FormattedMessage defaultMessage="Lay out" id="uCsVdB" />}
      onClose={props.onClose}
    >
      <div className="grid items-start gap-5 min-[480px]:grid-cols-2">
        <DateField
          form={form}
          name="from"
          label={<FormattedMessage defaultMessage="From" id="dM+p3/" />}
          hint={<DayInWords day={chosen.from} />}
          onChosen={(from) => choose({ from })}
        />
        <SelectField
          form={form}
          name="reach"
          none={null}
          label={<FormattedMessage defaultMessage="Until" id="yPg8s6" />}
          options={[
            {
              value: 'week',
              label: intl.formatMessage({ defaultMessage: 'The end of that week', id: '7xR844' }),
            },
            {
              value: 'weeks',
              label: intl.formatMessage({ defaultMessage: 'A number of weeks', id: 'GO90gA' }),
            },
            {
              value: 'term',
              label: intl.formatMessage({ defaultMessage: 'The end of the term', id: 'hNgzT+' }),
            },
          ]}
          onChosen={(reach) => choose({ reach: reach as LayOutForm['reach'] })} // one of the options
        />
        {chosen.reach === 'weeks' && (
          <SelectField
            form={form}
            name="weeks"
            none={null}
            label={<FormattedMessage defaultMessage="How many weeks" id="Sci028" />}
            options={Array.from({ length: 12 }, (_, index) => ({
              value: String(index + 1),
              label: String(index + 1),
            }))}
            onChosen={(weeks) => choose({ weeks })}
          />
        )}
      </div>
      {plan !== null && <LayOutPreview plan={plan} classes={props.setting.classes} />}
    </FormDialog>
  )
}
