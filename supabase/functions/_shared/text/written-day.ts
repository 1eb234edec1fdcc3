/** The day in South Africa, written out: no two readers take it for another. */
export function writtenDay(moment: string, language: 'en' | 'af'): string {
  return new Intl.DateTimeFormat(`${language}-ZA`, {
    timeZone: 'Africa/Johannesburg',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(moment))
}
