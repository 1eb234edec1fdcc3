import type { SubjectChoice } from '@/domain/school/subject-fields.tsx'

/** What the selects of the editor offer. */
export interface LessonChoices {
  subjects: readonly SubjectChoice[]
  schools: readonly { id: string; name: string }[]
  /** The teacher's own school, whose name and crest are printed. */
  ownSchool: { name: string; isGeneric: boolean; schoolImgKey: string | null } | null
}
