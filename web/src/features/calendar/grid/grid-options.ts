import type { CalendarOptions } from '@fullcalendar/react'
import dayGridPlugin from '@fullcalendar/react/daygrid'
import interactionPlugin from '@fullcalendar/react/interaction'
import afrikaans from '@fullcalendar/react/locales/af'
import english from '@fullcalendar/react/locales/en-gb'
import classicTheme from '@fullcalendar/react/themes/classic'
import timeGridPlugin from '@fullcalendar/react/timegrid'
import { wallTime } from '@/lib/wall-time.ts'
import { serverNow } from '@/lib/server-clock.ts'

const plugins = [dayGridPlugin, timeGridPlugin, interactionPlugin, classicTheme]
const locales = [afrikaans, english]

/**
 * What differs between the views. Few activities stand side by side, because drawing them is most of the cost of changing
 * the view (docs/performance-web.md) and more could not be read.
 */
const viewsFor = (phone: boolean) => ({
  fourDays: { type: 'timeGrid', duration: { days: 4 }, eventMaxStack: phone ? 2 : 3 },
  timeGridWeek: { eventMaxStack: 2 },
  // A phone names its one day in the strip above, and has the button for adding below.
  timeGridDay: { navLinks: false, dayHeaders: !phone },
  // Only the weeks of the month: with always six, up to eleven days of other months would be drawn.
  dayGridMonth: { selectable: false, fixedWeekCount: false },
})

const slotHeight = 50

/** In pixels. */
export const hourHeight = (phone: boolean) => (phone ? 2 * slotHeight : slotHeight)

const always: CalendarOptions = {
  plugins,
  locales,
  timeZone: 'UTC',
  now: () => wallTime(serverNow()),
  headerToolbar: false,
  // The title is in our toolbar; otherwise the library makes one with every change.
  titleFormat: () => '',
  firstDay: 1,
  scrollTimeReset: false,
  slotHeaderInterval: '01:00:00',
  snapDuration: '00:05:00',
  // What ends when it starts has no end for the library: it is drawn this long, not as a whole hour.
  defaultTimedEventDuration: '00:15:00',
  // The library assumes this height until it has measured; with another one everything would move again.
  slotMinHeight: slotHeight,
  slotLaneClass: 'calendar-hour',
  slotHeaderInnerClass: 'calendar-axis',
  allDayHeaderInnerClass: 'calendar-axis',
  // The library would make a new formatter for each line each time it draws.
  slotHeaderContent: ({ date }) => date.toISOString().slice(11, 16),
  displayEventTime: false,
  eventOrder: 'order,start,-duration,title',
  eventShortHeight: 34,
  slotEventOverlap: false,
  nowIndicator: true,
  navLinks: true,
  selectMirror: true,
  // A click is no drag: it means the period under it.
  selectMinDistance: 4,
  longPressDelay: 350,
  allDaySlot: true,
  // The library hides a header's content from screen readers, but ours holds a button.
  dayHeaderDidMount: ({ el }) => {
    el.querySelector('[aria-hidden="true"]')?.removeAttribute('aria-hidden')
  },
  // The stroke at the edge shows the colour, so the library's dot is left out.
  listItemEventBeforeClass: 'calendar-no-dot',
  lazyFetching: false,
}

/** What the calendar looks like and how it behaves, whatever it shows. */
export const gridOptions = (phone: boolean): CalendarOptions => ({
  views: viewsFor(phone),
  ...always,
  // The page of a phone is as high as its window, so that only the grid scrolls (page/fills-window.css).
  height: phone ? '100%' : 600,
  // The lines of the half hours are drawn by calendar.css, which costs less.
  slotDuration: phone ? '00:30:00' : '01:00:00',
})
