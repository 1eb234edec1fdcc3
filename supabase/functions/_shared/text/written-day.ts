/** Writes the South African date of a moment, with the month as a word. */
export function writtenDay(moment: string, language: 'en' | 'af'): string {
  return new Intl.DateTimeFormat(`${language}-ZA`, {
    timeZone: 'Africa/Johannesburg',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(moment))
}
