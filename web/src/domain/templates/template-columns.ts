import { defineMessages } from 'react-intl'
import { subjectName } from '@/domain/school/subject-name.ts'
import { currentLocale } from '@/i18n/locale.ts'

const heads = defineMessages({
  grade: { defaultMessage: 'Grade', id: 'qXTiEd' },
  subject: { defaultMessage: 'Subject', id: 'IGXA/C', description: 'Taught at school' },
  school: { defaultMessage: 'School', id: 'c9n6Sh' },
})

interface OfSubject {
  subject: { grade: string; subject: string; subjectAf: string | null } | null
}

/** R is lowest, then numerically: the database keeps the grade as a number beside the row. */
export const gradeColumn = {
  key: 'grade',
  header: heads.grade,
  kind: 'text',
  sort: 'gradeOrder',
  value: ({ subject }: OfSubject) => subject?.grade ?? null,
} as const

export const subjectColumn = {
  key: 'subject',
  header: heads.subject,
  kind: 'text',
  sort: 'subjectName',
  card: 'subtitle',
  value: ({ subject }: OfSubject) =>
    subject === null ? null : subjectName(subject, currentLocale()),
} as const

export const schoolColumn = {
  key: 'school',
  header: heads.school,
  kind: 'text',
  sort: 'schoolName',
  value: ({ school }: { school: { name: string } | null }) => school?.name ?? null,
} as const
