import type { Level } from '../paper/paper.ts'

/** A subject that a paper can be for. */
export interface SubjectChoice {
  id: string
  grade: string
  subject: string
  subjectAf: string | null
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
  /** The teacher's own school, whose name and crest are printed. */
  ownSchool: { name: string; isGeneric: boolean; schoolImgKey: string | null } | null
}
