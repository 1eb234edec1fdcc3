import type { Level } from '../paper/paper.ts'

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
interface TaxonomyChoice {
  id: string
  name: string
  levels: readonly Level[]
}

/** What the selects of the editor offer. */
export interface AssessmentChoices {
  subjects: readonly SubjectChoice[]
  taxonomies: readonly TaxonomyChoice[]
  /** Whose teachers a shared template may be for; left out where a paper is not for a school. */
  schools?: readonly { id: string; name: string }[]
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
