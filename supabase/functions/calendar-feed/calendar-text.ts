import { escapeCalendarText } from '../_shared/text/escape.ts'

/** One activity as the database returns it. */
export interface FeedActivity {
  id: string
  label: string
  type: string | null
  start: string
  end: string
  createdAt: string
  updatedAt: string
  class: string | null
}

/** A term or a holiday as the database returns it; both days are part of it. */
export interface SchoolDates {
  id: string
  label: string
  labelAf: string | null
  start: string
  end: string
}

const zone = 'Africa/Johannesburg'
const newLine = '\r\n'

/** South Africa has one offset and no daylight saving time (RFC 5545, 3.6.5). */
const timezone = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19440319T000000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0200',
  'TZNAME:SAST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** 20270203T080000, in South African time. */
const localTime = (moment: string) =>
  new Date(Date.parse(moment) + 2 * 3_600_000).toISOString().slice(0, 19).replace(/[-:]/g, '')

const utcTime = (moment: string) =>
  `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** Folds a line after at most 75 bytes, never inside a character (RFC 5545, 3.1). */
export function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length
    if (bytes + size > 75) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += letter
    bytes += size
  }
  return [...parts, part].join(newLine)
}

const classWord = { Afrikaans: 'Klas', English: 'Class' }

/** The names of the stored activity types, as the web app writes them. */
const typeNames: Record<'Afrikaans' | 'English', Record<string, string>> = {
  Afrikaans: {
    Assessment: 'Assessering',
    Lesson: 'Les',
    Culture: 'Kultuur',
    Sport: 'Sport',
    Leave: 'Verlof',
    'Off Period': 'Vry periode',
  },
  English: { 'Off Period': 'Free period' },
}

/** Whole days, from midnight to midnight, are days and not hours: they stand above the hours of a calendar. */
function times({ start, end }: FeedActivity): string[] {
  const [from, until] = [localTime(start), localTime(end)]
  const wholeDays = from.endsWith('T000000') && until.endsWith('T000000') && until > from
  return wholeDays
    ? [`DTSTART;VALUE=DATE:${from.slice(0, 8)}`, `DTEND;VALUE=DATE:${until.slice(0, 8)}`]
    : [
        `DTSTART;TZID=${zone}:${from}`,
        // An end must lie after the start; without one an event takes no time (RFC 5545, 3.6.1).
        ...(from === until ? [] : [`DTEND;TZID=${zone}:${until}`]),
      ]
}

/**
 * UID and SEQUENCE depend on the row alone, so that calendar programs replace a changed activity and leave the others.
 */
function event(activity: FeedActivity, language: 'Afrikaans' | 'English'): string[] {
  const age = Date.parse(activity.updatedAt) - Date.parse(activity.createdAt)
  return [
    'BEGIN:VEVENT',
    `UID:${activity.id}@kryt`,
    `DTSTAMP:${utcTime(activity.updatedAt)}`,
    `CREATED:${utcTime(activity.createdAt)}`,
    `LAST-MODIFIED:${utcTime(activity.updatedAt)}`,
    `SEQUENCE:${String(Math.max(0, Math.floor(age / 1000)))}`,
    ...times(activity),
    `SUMMARY:${escapeCalendarText(activity.label)}`,
    ...(activity.class === null
      ? []
      : [`DESCRIPTION:${escapeCalendarText(`${classWord[language]}: ${activity.class}`)}`]),
    ...(activity.type === null
      ? []
      : [`CATEGORIES:${escapeCalendarText(typeNames[language][activity.type] ?? activity.type)}`]),
    'END:VEVENT',
  ]
}

const dayAfter = (day: string) =>
  new Date(Date.parse(day) + 24 * 3_600_000).toISOString().slice(0, 10)

/** A day that only informs: nobody is busy on it. */
const marked = (uid: string, day: string, summary: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}@kryt`,
  `DTSTAMP:${day.replaceAll('-', '')}T000000Z`,
  `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
  `DTEND;VALUE=DATE:${dayAfter(day).replaceAll('-', '')}`,
  `SUMMARY:${escapeCalendarText(summary)}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

const edges = {
  Afrikaans: { begins: 'begin', ends: 'eindig' },
  English: { begins: 'begins', ends: 'ends' },
}

/** Holidays by their day, terms by their first and last: a bar of ten weeks would hide everything else. */
function schoolYear(
  { terms, holidays }: { terms: readonly SchoolDates[]; holidays: readonly SchoolDates[] },
  language: 'Afrikaans' | 'English',
): string[] {
  const name = ({ label, labelAf }: SchoolDates) =>
    language === 'Afrikaans' ? (labelAf ?? label) : label
  const { begins, ends } = edges[language]
  return [
    ...terms.flatMap((term) => [
      ...marked(`${term.id}-begins`, term.start, `${name(term)} ${begins}`),
      ...marked(`${term.id}-ends`, term.end, `${name(term)} ${ends}`),
    ]),
    ...holidays.flatMap((holiday) => marked(holiday.id, holiday.start, name(holiday))),
  ]
}

/** Writes the calendar in the format that calendar programs subscribe to (RFC 5545). */
export function calendarText(feed: {
  language: string
  activities: readonly FeedActivity[]
  /** Only where the address asks for them. */
  terms?: readonly SchoolDates[]
  holidays?: readonly SchoolDates[]
}): string {
  const language = feed.language === 'Afrikaans' ? 'Afrikaans' : 'English'
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kryt//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:Kryt`,
    `X-WR-TIMEZONE:${zone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...timezone,
    ...feed.activities.flatMap((activity) => event(activity, language)),
    ...schoolYear({ terms: feed.terms ?? [], holidays: feed.holidays ?? [] }, language),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join(newLine)}${newLine}`
}
