import type { Heading } from '@kryt/documents/headings'

/** The words of a paper that are also headings; the teacher may change each of them. */
const english = {
  Grade: 'Grade',
  Date: 'Date',
  Term: 'Term',
  Total: 'Total',
  Time: 'Time',
  Minute: 'minute',
  Minutes: 'minutes',
  Hour: 'hour',
  Hours: 'hours',
  'Information and Instructions': 'Instructions and information',
  Section: 'Section',
  Sections: 'sections',
  Question: 'Question',
  Questions: 'questions',
  Marks: 'Marks',
  Award: 'Award',
}

type HeadingName = keyof typeof english

const afrikaans: Record<HeadingName, string> = {
  Grade: 'Graad',
  Date: 'Datum',
  Term: 'Kwartaal',
  Total: 'Totaal',
  Time: 'Tyd',
  Minute: 'minuut',
  Minutes: 'minute',
  Hour: 'uur',
  Hours: 'uur',
  'Information and Instructions': 'Instruksies en inligting',
  Section: 'Afdeling',
  Sections: 'afdelings',
  Question: 'Vraag',
  Questions: 'vrae',
  Marks: 'Punte',
  Award: 'Toegeken',
}

/** The words of a paper that are not headings. */
const rest = {
  en: {
    name: 'Name',
    className: 'Class',
    memorandum: 'Memorandum',
    version: 'Version',
    page: 'Page',
    of: 'of',
    noAnswer: 'No answer given',
  },
  af: {
    name: 'Naam',
    className: 'Klas',
    memorandum: 'Memorandum',
    version: 'Weergawe',
    page: 'Bladsy',
    of: 'van',
    noAnswer: 'Geen antwoord gegee nie',
  },
}

export type PaperLanguage = keyof typeof rest
export type PaperWords = Record<HeadingName, string> & (typeof rest)['en']

const words: Record<PaperLanguage, PaperWords> = {
  en: { ...english, ...rest.en },
  af: { ...afrikaans, ...rest.af },
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.toLowerCase()

const isHeadingName = (label: string): label is HeadingName => label in english

const hasDigit = /\d/

/** The words among the headings. A value with a digit ("24 November 2026") is content, not a label. */
const chosenIn = (headings: readonly Heading[]) =>
  headings.flatMap(({ label, value }) =>
    isHeadingName(label) && value.trim() !== '' && !hasDigit.test(value)
      ? [{ label, value: value.trim() }]
      : [],
  )

/** The date or term that the teacher typed, which is stored nowhere else; empty for a line to write on. */
export function valueOf(headings: readonly Heading[], name: 'Date' | 'Term'): string {
  const value = headings.find(({ label }) => label === name)?.value.trim() ?? ''
  return hasDigit.test(value) ? value : ''
}

/** The language of the words that the teacher chose; null if there are none. */
export function chosenLanguage(headings: readonly Heading[]): PaperLanguage | null {
  let lead = 0
  for (const { label, value } of chosenIn(headings)) {
    if (same(english[label], afrikaans[label])) continue
    if (same(value, afrikaans[label])) lead += 1
    if (same(value, english[label])) lead -= 1
  }
  return lead === 0 ? null : lead > 0 ? 'af' : 'en'
}

/** The language of the words that the teacher chose; the reader's language if there are none. */
export const paperLanguage = (headings: readonly Heading[], reader: PaperLanguage): PaperLanguage =>
  chosenLanguage(headings) ?? reader

/** The other of the two languages of papers. */
export const counterpart = (language: PaperLanguage): PaperLanguage =>
  language === 'en' ? 'af' : 'en'

/**
 * The paper's own language. Beside its other one it can only be the second of the two; otherwise the words say it.
 * @param other the language of its translation, if it has one
 */
export const ownLanguage = (
  headings: readonly Heading[],
  other: PaperLanguage | null,
  reader: PaperLanguage,
): PaperLanguage => (other === null ? paperLanguage(headings, reader) : counterpart(other))

/** Whether a heading's value only repeats its name, in either language. */
export const isNameOf = (label: string, value: string): boolean =>
  isHeadingName(label) && (same(value, english[label]) || same(value, afrikaans[label]))

/** The paper's own words, and for empty ones those of its language. */
export const paperWords = (headings: readonly Heading[], language: PaperLanguage): PaperWords => ({
  ...words[language],
  ...Object.fromEntries(chosenIn(headings).map(({ label, value }) => [label, value])),
})

/** "Question / Vraag": the words of two languages for a paper in both; what is the same in both stands once. */
export const joinedWords = (own: PaperWords, other: PaperWords): PaperWords =>
  Object.fromEntries(
    Object.entries(own).map(([name, word]) => {
      const second = other[name as keyof PaperWords] // a name of one is a name of the other
      return [name, same(word, second) ? word : `${word} / ${second}`]
    }),
  ) as PaperWords // the names of the two
