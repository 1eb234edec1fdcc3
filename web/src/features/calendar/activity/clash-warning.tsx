import { skipToken, useQuery } from '@apollo/client/react'
import { TriangleAlertIcon } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { isTimeOfDay } from '@/lib/typed-time.ts'
import { momentOf } from '@/lib/wall-time.ts'
import { clashesWith } from '../setting/clashes.ts'
import { CalendarActivitiesDocument } from './activities.generated.ts'
import type { ActivityForm } from './activity-form-schema.ts'

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** Says what else is at that time; the activity can be saved all the same. */
export function ClashWarning({
  form,
  own,
}: {
  form: EntityForm<ActivityForm>
  own: string | null
}) {
  const intl = useIntl()
  const [date, start, endDate, end, allDay] = useWatch({
    control: form.control,
    name: ['date', 'start', 'endDate', 'end', 'allDay'],
  })
  const stretch = { start: `${date}T${start}`, end: `${endDate}T${end}` }
  const complete =
    !allDay &&
    [date, endDate].every(isDay) &&
    [start, end].every(isTimeOfDay) &&
    stretch.end > stretch.start
  const { data } = useQuery(
    CalendarActivitiesDocument,
    complete
      ? {
          variables: { from: momentOf(stretch.start), to: momentOf(stretch.end) },
          fetchPolicy: 'cache-and-network',
        }
      : skipToken,
  )
  const there = data?.teacherActivityCollection.edges.map(({ node }) => node) ?? []
  const clashes = complete ? clashesWith(there, stretch, own) : []
  return (
    <div role="status" className="contents">
      {clashes.length > 0 && (
        <p className="border-chalk-yellow/60 bg-chalk-yellow/12 flex gap-2.5 rounded-md border px-3.5 py-2.5 text-[15px]">
          <TriangleAlertIcon aria-hidden="true" className="mt-0.5 size-[18px] shrink-0" />
          <span className="min-w-0">
            <FormattedMessage
              defaultMessage="At the same time: {activities}."
              id="pADpXf"
              values={{ activities: intl.formatList(clashes.map(({ label }) => label)) }}
            />
          </span>
        </p>
      )}
    </div>
  )
}
