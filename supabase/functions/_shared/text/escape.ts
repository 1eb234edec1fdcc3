const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;', // HTML 4, which some mail programs still read, has no name for it.
}

/** Text for an element or a quoted attribute of HTML or XML. */
export const escapeMarkup = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** What iCalendar forbids in a text (RFC 5545, 3.1: CONTROL); of those only the tab and the end of a line are left. */
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g

/** Text for a value of an iCalendar property (RFC 5545, 3.3.11), without the letters that it forbids. */
export const escapeCalendarText = (text: string) =>
  text
    .replaceAll(forbidden, '')
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n|\r|\n/g, '\\n')
