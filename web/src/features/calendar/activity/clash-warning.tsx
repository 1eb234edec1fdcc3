import { skipToken, useQuery } from '@apollo/client/react'
import { TriangleAlertIcon } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { z } from 'zod/mini'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { ReadError } from '@/components/form/read-error.tsx'
import { formatDate } from '@/lib/dates.ts'
import { isTimeOfDay } from '@/lib/typed-time.ts'
import { momentOf, wallTime } from '@/lib/wall-time.ts'
import { ActivityClashesDocument } from './activity-clashes.generated.ts'
import type { ActivityForm } from './activity-form-schema.ts'
import { repeatOf } from './activity-values.ts'

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)
const isWeeks = (text: string) => /^([0-9]|1[0-2])$/.test(text)

const found = z.array(z.object({ start: z.string(), label: z.string() }))

/** As many as a teacher reads; the others are counted. */
const shown = 5

/**
 * Says what else is at that time, and at the time of each copy that a repeat makes; the activity can be saved all the same.
 */
export function ClashWarning({
  form,
  own,
}: {
  form: EntityForm<ActivityForm>
  own: string | null
}) {
  const intl = useIntl()
  const [date, start, endDate, end, allDay, repeats, weeks, everyWeeks, until] = useWatch({
    control: form.control,
    name: ['date', 'start', 'endDate', 'end', 'allDay', 'repeats', 'weeks', 'everyWeeks', 'until'],
  })
  const stretch = { start: `${date}T${start}`, end: `${endDate}T${end}` }
  const now = JSON.stringify([stretch, repeats, weeks, everyWeeks, until])
  const settled = useDeferredValue(now) === now
  const written = [date, endDate].every(isDay) && [start, end].every(isTimeOfDay)
  const impossible = allDay || (written && stretch.end <= stretch.start)
  const complete = !impossible && written && (!repeats || until === 'term' || isWeeks(weeks))
  const { data, previousData, error, refetch } = useQuery(
    ActivityClashesDocument,
    complete && settled
      ? {
          variables: {
            start: momentOf(stretch.start),
            end: momentOf(stretch.end),
            ...repeatOf({ repeats, weeks, everyWeeks, until }),
            ownId: own,
          },
          fetchPolicy: 'cache-and-network',
        }
      : skipToken,
  )
  // While a time is being typed, and until the answer for it has come, the last answer stays: it would blink otherwise.
  const answer: unknown = (data ?? previousData)?.activityClashes
  const clashes =
    !impossible && typeof answer === 'string'
      ? found.parse(JSON.parse(answer)).map(({ start: at, label }) => {
          const day = wallTime(at).slice(0, 10)
          return day <= date ? label : `${label} (${formatDate(day, intl.locale, 'dayOfYear')})`
        })
      : []
  const more = clashes.length - shown
  return (
    <div role="status" className="contents">
      {complete && settled && <ReadError error={error} onRetry={refetch} />}
      {clashes.length > 0 && (
        <p className="border-chalk-yellow/60 bg-chalk-yellow/12 flex gap-2.5 rounded-md border px-3.5 py-2.5 text-[15px]">
          <TriangleAlertIcon aria-hidden="true" className="mt-0.5 size-[18px] shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            <FormattedMessage
              defaultMessage="At the same time: {activities}."
              id="pADpXf"
              values={{
                activities: intl.formatList([
                  ...clashes.slice(0, shown),
                  ...(more > 0
                    ? [
                        intl.formatMessage(
                          { defaultMessage: '{count} more', id: 'VQ4jYD' },
                          { count: more },
                        ),
                      ]
                    : []),
                ]),
              }}
            />
          </span>
        </p>
      )}
    </div>
  )
}
