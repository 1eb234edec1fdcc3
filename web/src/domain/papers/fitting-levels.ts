import { sameText } from '@kryt/supabase/same-signs'

/** For which papers a set of cognitive levels is. */
export interface ForPapers {
  /** "en" or "af": papers print the names of the levels. Null for any. */
  language: string | null
  certainty: string
  year: number | null
  /** Of no grade means of all. */
  grades: readonly (string | null)[]
  /** Names in either language; "* Home Language" is that of every language. */
  subjects: readonly (string | null)[]
}

interface Subject {
  grade: string
  subject: string
  subjectAf: string | null
}

const certainties = ['OFFICIAL', 'ONE_SOURCE', 'GENERAL']

const isNamed = (name: string, pattern: string): boolean =>
  pattern.startsWith('* ')
    ? sameText(name).endsWith(sameText(pattern.slice(1)))
    : sameText(name) === sameText(pattern)

const isFor = (set: ForPapers, { grade, subject, subjectAf }: Subject): boolean =>
  (set.grades.length === 0 || set.grades.includes(grade)) &&
  set.subjects.some(
    (pattern) =>
      pattern !== null &&
      [subject, subjectAf].some((name) => name !== null && isNamed(name, pattern)),
  )

/**
 * The sets of levels for a paper, the best first: in the language of the paper, then the surest and the newest. Those of
 * another language come last, because a paper can be in the other language than the levels that exist.
 */
export const fittingSets = <Set extends ForPapers>(
  sets: readonly Set[],
  subject: Subject,
  language: string,
): Set[] => {
  const rank = (set: Set) =>
    (set.language === null || set.language === language ? 0 : 10) +
    certainties.indexOf(set.certainty)
  return sets
    .filter((set) => isFor(set, subject))
    .toSorted((one, other) => rank(one) - rank(other) || (other.year ?? 0) - (one.year ?? 0))
}

/** The one that is chosen by itself: in the language of the paper; null when there is none. */
export const fittingSet = <Set extends ForPapers>(
  sets: readonly Set[],
  subject: Subject,
  language: string,
): Set | null =>
  fittingSets(sets, subject, language).find(
    (set) => set.language === null || set.language === language,
  ) ?? null
