/** A subject that a lesson can be for. */
export interface SubjectChoice {
  id: string
  grade: string
  subject: string
  subjectAf: string | null
}

/** What the selects of the editor offer. */
export interface LessonChoices {
  subjects: readonly SubjectChoice[]
  schools: readonly { id: string; name: string }[]
  /** The teacher's own school, whose name and crest are printed. */
  ownSchool: { name: string; isGeneric: boolean; schoolImgKey: string | null } | null
}
