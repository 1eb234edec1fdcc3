import { fittingSet, fittingSets, type ForPapers } from '@/domain/papers/fitting-levels.ts'
import type { Level } from '../paper/paper.ts'
import type { TaxonomyToChoose_TaxonomyFragment } from './assessment-choices.generated.ts'

/** A subject that a paper can be for. */
export interface SubjectChoice {
  id: string
  grade: string
  subject: string
  subjectAf: string | null
  /** Whether the teacher has added or uses it. */
  mine?: boolean
}

/** A set of cognitive levels. */
interface TaxonomyChoice extends Partial<ForPapers> {
  id: string
  name: string
  source?: string
  levels: readonly Level[]
}

/** A taxonomy as the server answers it, with its levels. */
export const taxonomyChoice = ({
  cognitiveLevels,
  ...taxonomy
}: TaxonomyToChoose_TaxonomyFragment): TaxonomyChoice => ({
  ...taxonomy,
  levels: (cognitiveLevels?.edges ?? []).map(({ node: { label, percentage } }) => ({
    label,
    percentage,
  })),
})

/** What the selects of the editor offer. */
export interface AssessmentChoices {
  subjects: readonly SubjectChoice[]
  taxonomies: readonly TaxonomyChoice[]
  /** The teacher's own school, whose name and crest are printed. */
  ownSchool: { name: string; isGeneric: boolean; schoolImgKey: string | null } | null
}

/** The levels of the chosen taxonomies, in their order; of two with one name that of the first. */
export function levelsOfChosen(
  taxonomies: readonly TaxonomyChoice[],
  ids: readonly string[],
): Level[] {
  const levels = taxonomies.filter(({ id }) => ids.includes(id)).flatMap((one) => one.levels)
  return levels.filter(
    ({ label }, place) => levels.findIndex((one) => one.label === label) === place,
  )
}

/** Without what says for which papers it is, a set is for none. */
const forPapers = (sets: readonly TaxonomyChoice[]): (TaxonomyChoice & ForPapers)[] =>
  sets.map((set) => ({
    language: null,
    certainty: 'GENERAL',
    year: null,
    grades: [],
    subjects: [],
    ...set,
  }))

/** The sets for a subject, the best first; none while no subject is chosen. */
export function setsForSubject(
  { taxonomies, subjects }: AssessmentChoices,
  subjectId: string,
  language: string,
): TaxonomyChoice[] {
  const subject = subjects.find(({ id }) => id === subjectId)
  return subject === undefined ? [] : fittingSets(forPapers(taxonomies), subject, language)
}

/**
 * Which sets a paper has after its subject was changed: the one that fits, unless the teacher has chosen another. Null when
 * it stays as it is.
 */
export function setsAfterSubject(
  { taxonomies, subjects }: AssessmentChoices,
  { subjectId, taxonomyIds }: { subjectId: string; taxonomyIds: readonly string[] },
  nextSubjectId: string,
  language: string,
): string[] | null {
  const setOf = (id: string): string[] => {
    const subject = subjects.find((one) => one.id === id)
    const set = subject && fittingSet(forPapers(taxonomies), subject, language)
    return set ? [set.id] : []
  }
  const own = taxonomyIds.length > 0 && taxonomyIds.join() !== setOf(subjectId).join()
  const next = setOf(nextSubjectId)
  return own || next.join() === taxonomyIds.join() ? null : next
}
