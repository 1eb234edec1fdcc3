import type { PaperLanguage } from './paper-words.ts'

/** The names of cognitive levels in official documents. A taxonomy has them in one language; a paper may be in two. */
const official: readonly Record<PaperLanguage, string>[] = [
  { en: 'Low order', af: 'Lae orde' },
  { en: 'Middle order', af: 'Middelorde' },
  { en: 'High order', af: 'Hoë orde' },
  { en: 'Knowledge', af: 'Kennis' },
  { en: 'Routine procedures', af: 'Roetineprosedures' },
  { en: 'Complex procedures', af: 'Komplekse prosedures' },
  { en: 'Problem solving', af: 'Probleemoplossing' },
  { en: 'Literal', af: 'Letterlik' },
  { en: 'Reorganisation', af: 'Herorganisasie' },
  { en: 'Inferential', af: 'Inferensieel' },
  { en: 'Inference', af: 'Afleiding' },
  { en: 'Evaluation', af: 'Evaluering' },
  { en: 'Appreciation', af: 'Waardering' },
  { en: 'Evaluation and appreciation', af: 'Evaluering en waardering' },
]

const same = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase()

/** The name of a level in this language. A name of nobody but the school stays as it is. */
export function levelIn(label: string, language: PaperLanguage): string {
  const known = official.find(({ en, af }) => same(label, en) || same(label, af))
  return known === undefined || same(label, known[language]) ? label : known[language]
}
