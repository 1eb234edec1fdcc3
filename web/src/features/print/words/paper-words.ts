import type { Heading } from '@kryt/documents/headings'

/** The headings of a paper that are words of it; the teacher may put each in another way. */
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

/** What a paper says that no heading names. */
const rest = {
  en: {
    name: 'Name',
    className: 'Class',
    memorandum: 'Memorandum',
    page: 'Page',
    of: 'of',
    noAnswer: 'No answer given',
  },
  af: {
    name: 'Naam',
    className: 'Klas',
    memorandum: 'Memorandum',
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

/** The words among the headings. A value with a digit ("24 November 2026") is what is meant, not what it is called. */
const chosenIn = (headings: readonly Heading[]) =>
  headings.flatMap(({ label, value }) =>
    isHeadingName(label) && value.trim() !== '' && !hasDigit.test(value)
      ? [{ label, value: value.trim() }]
      : [],
  )

/** What the teacher wrote for the date or the term, which a paper says nowhere else; empty for a line to write on. */
export function valueOf(headings: readonly Heading[], name: 'Date' | 'Term'): string {
  const value = headings.find(({ label }) => label === name)?.value.trim() ?? ''
  return hasDigit.test(value) ? value : ''
}

/** The language of a paper is that of the words its teacher chose; one with none of them is in the reader's. */
export function paperLanguage(headings: readonly Heading[], reader: PaperLanguage): PaperLanguage {
  let lead = 0
  for (const { label, value } of chosenIn(headings)) {
    if (same(english[label], afrikaans[label])) continue
    if (same(value, afrikaans[label])) lead += 1
    if (same(value, english[label])) lead -= 1
  }
  return lead === 0 ? reader : lead > 0 ? 'af' : 'en'
}

/** Whether a heading's value is only its name again, in one of the two languages, and says nothing more. */
export const isNameOf = (label: string, value: string): boolean =>
  isHeadingName(label) && (same(value, english[label]) || same(value, afrikaans[label]))

/** The paper's own words, and those of its language for what was left empty. */
export const paperWords = (headings: readonly Heading[], language: PaperLanguage): PaperWords => ({
  ...words[language],
  ...Object.fromEntries(chosenIn(headings).map(({ label, value }) => [label, value])),
})
