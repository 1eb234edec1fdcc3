/** Each language's one form, as the web app's `lib/dates.ts` writes it. */
const languageOf = { en: 'en-GB', af: 'af-ZA' } as const

/** The South African date of a moment: "3 February 2026", "3 Februarie 2026". */
export function writtenDay(moment: string, language: 'en' | 'af'): string {
  return new Intl.DateTimeFormat(languageOf[language], {
    timeZone: 'Africa/Johannesburg',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(moment))
}
