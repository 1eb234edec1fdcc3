import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { withTexts } from '@/i18n/catalogue.ts'
import { useLocale } from '@/i18n/locale.ts'
import { cn } from '@/lib/class-names.ts'
import { lazyPart } from '@/components/lazy-part.tsx'
import { useOnline } from '@/lib/network-status.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { addDays, today, wallTime } from '@/lib/wall-time.ts'
import { scheduleOn } from '@/domain/school/schedule-on.ts'
import { serverNow } from '@/lib/server-clock.ts'
import type { ActivityType } from '../setting/activity-types.ts'
import { openAddMenu } from '../grid/add-menu.ts'
import { AddMenuHost } from '../grid/add-menu-host.tsx'
import { CalendarGrid } from '../grid/calendar-grid.tsx'
import { CalendarMenu } from '../tools/calendar-menu.tsx'
import { CalendarToolbar } from './calendar-toolbar.tsx'
import { PhoneDays } from './phone-days.tsx'
import { PhoneToolbar } from './phone-toolbar.tsx'
import type { CalendarView } from '../setting/calendar-views.ts'
import { freePeriod, hoursAtFirst } from '../setting/day-periods.ts'
import { isWholeDays } from '../setting/whole-days.ts'
import { NoSchedule } from '../grid/no-schedule.tsx'
import { closedOn } from '../setting/closed-days.ts'
import { openingDay } from '../setting/opening-day.ts'
import { useActivityDialog } from './use-activity-dialog.ts'
import { useCalendarData } from './use-calendar-data.ts'
import { useUndo } from '../setting/use-undo.ts'
import { useMove } from './use-move.ts'
import { useSearchKey } from './use-search-key.ts'
import { useUndoKeys } from './use-undo-keys.ts'
import './fills-window.css'

const ActivityDialog = lazyPart(async () =>
  withTexts(import('../activity/activity-dialog.tsx'), 'planner').then(
    (module) => module.ActivityDialog,
  ),
)

const SearchDialog = lazyPart(async () =>
  withTexts(import('../search/search-dialog.tsx'), 'planner').then((module) => module.SearchDialog),
)

/** The teacher's calendar. */
export function CalendarPage({
  view,
  date: asked,
  onShow,
}: {
  view: CalendarView
  /** Null: the day on which the calendar opens. */
  date: string | null
  onShow: (view: CalendarView, date: string) => void
}): ReactNode {
  const locale = useLocale()
  const online = useOnline()
  const phone = useMediaQuery('(width < 640px)')
  const [now] = useState(() => wallTime(serverNow()))
  const { setting, activities, known, arrived, error, askAgain } = useCalendarData(
    asked ?? openingDay(now, () => false),
  )
  const dialog = useActivityDialog(activities)
  const undo = useUndo()
  // Holidays are known only when the setting has arrived.
  const date = asked ?? openingDay(now, (day) => closedOn(setting, day) !== undefined)
  const [searching, setSearching] = useState(false)
  const openSearch = useCallback(() => setSearching(true), [])
  useSearchKey(online ? openSearch : null)
  useUndoKeys(online ? undo.undoLast : null)
  const openDay = useCallback((day: string) => onShow('day', day), [onShow])

  const stretchOn = (day: string, type: ActivityType | '') => {
    const taken = activities.map((one) => ({
      start: wallTime(one.startDateTime),
      end: wallTime(one.endDateTime),
    }))
    return type === 'Leave'
      ? { start: `${day}T00:00`, end: `${addDays(day, 1)}T00:00` }
      : (freePeriod(setting.schedule, day, taken, wallTime(serverNow())) ??
          hoursAtFirst(setting.schedule, day))
  }
  const draftOn = (day: string, type: ActivityType | '') =>
    dialog.openNew(stretchOn(day, type), type)
  const { put } = dialog
  const ready = put !== null && known && arrived
  // Synchronises with the address: the next free period is known only once the calendar is.
  useEffect(() => {
    if (ready) dialog.openPut(stretchOn(date < today() ? today() : date, put.type), put)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each that is put into the calendar
  }, [ready])
  const move = useMove(activities)
  const add = (button: HTMLElement) => {
    // A phone's day has no other button for its menu.
    if (phone && view === 'day' && scheduleOn(setting.schedule, date) !== undefined)
      openAddMenu(date, button)
    else draftOn(date < today() && view !== 'day' ? today() : date, '')
  }
  const Toolbar = phone ? PhoneToolbar : CalendarToolbar

  return (
    <div className={cn('flex flex-col', phone ? 'fills-window gap-1' : 'gap-4')}>
      <Toolbar
        view={view}
        date={date}
        locale={locale}
        setting={setting}
        online={online}
        onShow={onShow}
        onAdd={add}
        onSearch={openSearch}
        menu={
          <CalendarMenu
            date={date}
            setting={setting}
            known={known}
            online={online}
            view={view}
            onSearch={openSearch}
          />
        }
      />
      {phone && (
        <PhoneDays
          view={view}
          date={date}
          locale={locale}
          activities={activities}
          setting={setting}
          onShow={onShow}
          onOpenDay={openDay}
        />
      )}
      {known && (setting.schedule.length === 0 || setting.classes.length === 0) && (
        <NoSchedule schedule={setting.schedule.length > 0} classes={setting.classes.length > 0} />
      )}
      {error !== undefined && (
        <div className="flex flex-wrap items-center gap-3">
          <FormError error={error} />
          <Button variant="outline" size="sm" onClick={askAgain}>
            <FormattedMessage defaultMessage="Try again" id="FazwRl" />
          </Button>
        </div>
      )}
      {known || error !== undefined ? (
        <CalendarGrid
          view={view}
          date={date}
          locale={locale}
          activities={activities}
          arrived={arrived}
          setting={setting}
          editable={online}
          phone={phone}
          onOpenDay={openDay}
          onOpenActivity={dialog.openActivity}
          onSelect={(start, end) =>
            dialog.openNew({ start, end }, isWholeDays({ start, end }) ? '' : 'Lesson')
          }
          onMove={move}
        />
      ) : (
        <Skeleton className={phone ? 'w-full grow' : 'h-[600px] w-full'} />
      )}
      <AddMenuHost onAdd={draftOn} />
      <Suspense fallback={null}>
        {searching && <SearchDialog onClose={() => setSearching(false)} />}
        {known && dialog.draft !== null && (
          <ActivityDialog draft={dialog.draft} setting={setting} onClose={dialog.close} />
        )}
      </Suspense>
    </div>
  )
}
