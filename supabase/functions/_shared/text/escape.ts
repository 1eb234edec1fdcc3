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

/** Text for a value of an iCalendar property (RFC 5545, 3.3.11). */
export const escapeCalendarText = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n|\r|\n/g, '\\n')
