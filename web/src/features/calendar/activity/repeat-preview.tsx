import { skipToken, useQuery } from '@apollo/client/react'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { FormError } from '@/components/form/form-error.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatDate } from '@/lib/dates.ts'
import { momentOf } from '@/lib/wall-time.ts'
import { leftOutNotice } from '../setting/left-out.ts'
import type { ActivityForm } from './activity-form-schema.ts'
import { repeatOf } from './activity-values.ts'
import { PreviewRepeatDocument } from './repeat-plan.generated.ts'
import { readRepeatPlan } from './repeat-plan.ts'

/** How many copies there will be and until when, and which are left out because there is no school. */
export function RepeatPreview({ form }: { form: EntityForm<ActivityForm> }) {
  const intl = useIntl()
  const locale = useLocale()
  const [date, weeks, everyWeeks, until] = useWatch({
    control: form.control,
    name: ['date', 'weeks', 'everyWeeks', 'until'],
  })
  const asked = useDeferredValue(`${date} ${weeks} ${everyWeeks} ${until}`)
  const now = `${date} ${weeks} ${everyWeeks} ${until}`
  const complete =
    !Number.isNaN(Date.parse(date)) && (until === 'term' || /^([0-9]|1[0-2])$/.test(weeks))
  const { data, previousData, error } = useQuery(
    PreviewRepeatDocument,
    complete && asked === now
      ? {
          variables: {
            start: momentOf(date),
            ...repeatOf({ repeats: true, weeks, everyWeeks, until }),
          },
        }
      : skipToken,
  )
  const plan = readRepeatPlan((data ?? previousData)?.previewRepeat)
  return (
    <div role="status" className="text-ink-muted grid gap-1 text-[15px]">
      {error !== undefined && complete && <FormError error={error} />}
      {plan !== null && error === undefined && complete && (
        <>
          <p>
            <FormattedMessage
              defaultMessage="{count, plural, =0 {No copies} one {# copy, on {day}} other {# copies, the last on {day}}}"
              id="lzgQDv"
              values={{
                count: plan.weeks.length - 1,
                day: formatDate(plan.lastDay, locale, 'weekdayOfYear'),
              }}
            />
          </p>
          {plan.leftOut.length > 0 && <p>{leftOutNotice(plan.leftOut, intl)}</p>}
        </>
      )}
    </div>
  )
}
