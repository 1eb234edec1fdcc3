import { useApolloClient } from '@apollo/client/react'
import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { CalendarDrawing } from '@/components/brand/drawings/planning.tsx'
import { Card } from '@/components/card.tsx'
import { ConfirmDelete } from '@/components/confirm-delete.tsx'
import { EmptyState } from '@/components/empty-state.tsx'
import { Button } from '@/components/ui/button.tsx'
import type { ScheduleCard_DayFragment } from './schedule-card.generated.ts'
import { isWeekday, weekdayNames, weekdays } from '@/i18n/weekday-names.ts'
import { useOnline } from '@/lib/network-status.ts'
import { endOfDay, minutesOf } from '@/domain/school/school-day.ts'
import { CopyDayDialog } from './copy-day-dialog.tsx'
import { DayDialog } from './day-dialog.tsx'
import { deleteScheduleDay } from './save-schedule.ts'
import { EmptyDayRow, ScheduleRow } from './schedule-row.tsx'
import { TimeScale } from './time-scale.tsx'

type Day = ScheduleCard_DayFragment
type Open =
  | { kind: 'none' }
  | { kind: 'new'; first: string | undefined }
  | { kind: 'edit' | 'copy' | 'delete'; day: Day }

const closed: Open = { kind: 'none' }

/** The hours that all days of the week fit into. */
function hoursOf(schedule: readonly Day[]) {
  const starts = schedule.map(({ startTime }) => minutesOf(startTime))
  const ends = schedule.map((day) =>
    day.endTime === null ? (endOfDay(day) ?? minutesOf(day.startTime)) : minutesOf(day.endTime),
  )
  return {
    from: Math.floor(Math.min(...starts) / 60) * 60,
    to: Math.ceil(Math.max(...ends) / 60) * 60,
  }
}

/** The teaching day of each weekday (T2.2). */
export function ScheduleCard({ schedule }: { schedule: readonly Day[] }) {
  const intl = useIntl()
  const client = useApolloClient()
  const online = useOnline()
  const [open, setOpen] = useState<Open>(closed)
  const close = () => setOpen(closed)
  const free = weekdays.filter((day) => !schedule.some((one) => one.day === day))
  const name = (day: string) => (isWeekday(day) ? intl.formatMessage(weekdayNames[day]) : day)
  const scale = hoursOf(schedule)
  // The day may change elsewhere while its dialog is open. If it is deleted elsewhere, the dialog stays open.
  const asOpened = 'day' in open ? open.day : null
  const chosen = schedule.find(({ id }) => id === asOpened?.id) ?? asOpened

  return (
    <Card
      title={<FormattedMessage defaultMessage="Weekly timetable" id="CPjike" />}
      hint={
        <FormattedMessage
          defaultMessage="Your calendar takes its periods and breaks from here."
          id="vowg6D"
        />
      }
      action={
        schedule.length > 0 &&
        free.length > 0 && (
          <Button
            variant="outline"
            size="sm"
            disabled={!online}
            onClick={() => setOpen({ kind: 'new', first: free[0] })}
          >
            <PlusIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Add a day" id="7AgTA1" />
          </Button>
        )
      }
    >
      {schedule.length === 0 ? (
        <EmptyState
          drawing={<CalendarDrawing />}
          title={<FormattedMessage defaultMessage="Your week is still blank" id="ZdiUYt" />}
          action={
            <Button
              variant="outline"
              disabled={!online}
              onClick={() => setOpen({ kind: 'new', first: 'Monday' })}
            >
              <FormattedMessage defaultMessage="Add Monday" id="EcrmyT" />
            </Button>
          }
        >
          <FormattedMessage
            defaultMessage="Fill in one day and copy it to the others: a minute’s work."
            id="RTnI2j"
          />
        </EmptyState>
      ) : (
        <>
          <ul className="divide-line -my-1 divide-y">
            {weekdays.map((weekday) => {
              const day = schedule.find((one) => one.day === weekday)
              return day === undefined ? (
                <EmptyDayRow
                  key={weekday}
                  name={name(weekday)}
                  onAdd={() => setOpen({ kind: 'new', first: weekday })}
                />
              ) : (
                <ScheduleRow
                  key={weekday}
                  day={day}
                  name={name(weekday)}
                  scale={scale}
                  onAct={(kind) => setOpen({ kind, day })}
                />
              )
            })}
          </ul>
          <TimeScale {...scale} />
        </>
      )}
      {open.kind === 'new' && <DayDialog schedule={schedule} first={open.first} onClose={close} />}
      {open.kind === 'edit' && chosen !== null && (
        <DayDialog schedule={schedule} edited={chosen} onClose={close} />
      )}
      {open.kind === 'copy' && chosen !== null && (
        <CopyDayDialog day={chosen} name={name(chosen.day)} schedule={schedule} onClose={close} />
      )}
      {open.kind === 'delete' && chosen !== null && (
        <ConfirmDelete
          title={
            <FormattedMessage
              defaultMessage="Delete {day} from your timetable?"
              id="AsPtA0"
              values={{ day: name(chosen.day) }}
            />
          }
          onDelete={() => deleteScheduleDay(client, chosen.id)}
          onClose={close}
        >
          <FormattedMessage
            defaultMessage="Its periods and breaks disappear from your calendar. Activities of that day stay."
            id="BvNRnE"
          />
        </ConfirmDelete>
      )}
    </Card>
  )
}
