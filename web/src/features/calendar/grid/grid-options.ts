import type { CalendarOptions } from '@fullcalendar/react'
import dayGridPlugin from '@fullcalendar/react/daygrid'
import interactionPlugin from '@fullcalendar/react/interaction'
import afrikaans from '@fullcalendar/react/locales/af'
import english from '@fullcalendar/react/locales/en-gb'
import classicTheme from '@fullcalendar/react/themes/classic'
import timeGridPlugin from '@fullcalendar/react/timegrid'
import { wallTime } from '@/lib/wall-time.ts'

const plugins = [dayGridPlugin, timeGridPlugin, interactionPlugin, classicTheme]
const locales = [afrikaans, english]

/**
 * What differs between the views, so that changing one is a single drawing. No more stands side by side or in a day of
 * the month than can be read: what is drawn is most of the cost of changing view (docs/performance-web.md).
 */
const viewsFor = (phone: boolean) => ({
  fourDays: { type: 'timeGrid', duration: { days: 4 }, eventMaxStack: phone ? 2 : 3 },
  timeGridWeek: { eventMaxStack: 2 },
  timeGridDay: { navLinks: false },
  // As many weeks as the month has: six of them show eleven days of others.
  dayGridMonth: { selectable: false, fixedWeekCount: false },
})

const always: CalendarOptions = {
  plugins,
  locales,
  timeZone: 'UTC',
  now: () => wallTime(Date.now()),
  headerToolbar: false,
  // Ours stands in the toolbar; the library would put one together with every change.
  titleFormat: () => '',
  firstDay: 1,
  scrollTimeReset: false,
  slotHeaderInterval: '01:00:00',
  snapDuration: '00:05:00',
  // The height that the library assumes until it has measured: another one would move everything once more.
  slotMinHeight: 50,
  slotLaneClass: 'calendar-hour',
  slotHeaderInnerClass: 'calendar-axis',
  allDayHeaderInnerClass: 'calendar-axis',
  // Its own text is made by a new formatter for each line of each drawing.
  slotHeaderContent: ({ date }) => date.toISOString().slice(11, 16),
  displayEventTime: false,
  eventOrder: 'order,start,-duration,title',
  eventShortHeight: 34,
  slotEventOverlap: false,
  nowIndicator: true,
  navLinks: true,
  selectMirror: true,
  longPressDelay: 350,
  allDaySlot: true,
  // The library hides what a header shows behind a text of its own, but ours holds a button.
  dayHeaderDidMount: ({ el }) => {
    el.querySelector('[aria-hidden="true"]')?.removeAttribute('aria-hidden')
  },
  // The stroke at the edge is the colour; a dot before it would take the room of two letters.
  listItemEventBeforeClass: 'calendar-no-dot',
  eventInteractive: true,
  lazyFetching: false,
}

/** What the calendar looks like and how it behaves, whatever it shows. */
export const gridOptions = (phone: boolean): CalendarOptions => ({
  views: viewsFor(phone),
  ...always,
  height: phone ? 'max(420px, calc(100dvh - 400px))' : 600,
  // Fewer lines to draw: those of the half hours are in calendar.css.
  slotDuration: phone ? '00:30:00' : '01:00:00',
})
