import type { Direction } from '@/components/list/columns.ts'
import { defineList } from '@/components/list/define-list.ts'
import { checkboxFilter, choiceFilter } from '@/components/list/filters.ts'
import { withDialog } from '@/components/list/use-dialogs.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import { grades } from '@/domain/school/grades.ts'
import type { SubjectFilter, SubjectOrderBy } from '@/graphql/schema-types.generated.ts'
import { gradeName, heads, phrases, words } from './subject-words.ts'
import {
  SubjectsDocument,
  SubjectsSearchDocument,
  type SubjectRow_SubjectFragment,
} from './subjects.generated.ts'
import { readUses, type Uses } from './uses.ts'

/** None is left empty: the numbers of what is used stand out. */
const shown = (count = 0) => (count === 0 ? null : count)

const counted = (key: keyof Uses) =>
  ({
    key,
    header: heads[key],
    phrase: phrases[key],
    kind: 'number',
    value: ({ usedBy }: SubjectRow_SubjectFragment) => shown(readUses(usedBy)?.[key]),
  }) as const

/** Within a grade by name, whatever its capitals: isiZulu stands before Mathematics. */
const byGrade = (direction: Direction): SubjectOrderBy[] => [
  { gradeOrder: direction },
  { searchField: 'AscNullsLast' },
]

/** The subjects of all grades, R first (A2.9), with what uses them. The total comes with the rows. */
export const subjects = defineList({
  id: 'subjects',
  path: adminPaths.subjects.href(),
  words: {
    ...words,
    title: adminPaths.subjects.name,
    search: { label: words.search, placeholder: words.placeholder },
  },
  documents: { page: SubjectsDocument, search: SubjectsSearchDocument },
  columns: [
    {
      key: 'subject',
      header: heads.subject,
      kind: 'text',
      sort: true,
      value: ({ subject }) => subject,
    },
    {
      key: 'grade',
      header: heads.grade,
      kind: 'text',
      sort: byGrade,
      card: 'badge',
      value: ({ grade }, intl) => gradeName(intl, grade),
    },
    {
      key: 'subjectAf',
      header: heads.subjectAf,
      kind: 'text',
      sort: true,
      card: 'subtitle',
      value: ({ subjectAf }) => subjectAf,
    },
    counted('classes'),
    counted('lessons'),
    counted('papers'),
    counted('templates'),
  ],
  filters: {
    grade: choiceFilter<SubjectFilter>({
      label: heads.grade,
      options: grades.map((grade) => ({
        value: grade,
        label: grade,
      })),
      where: (value) => ({ grade: { eq: value } }),
    }),
    added: checkboxFilter<SubjectFilter>({
      label: heads.addedByPeople,
      where: { createdBy: { is: 'NOT_NULL' } },
    }),
  },
  defaultSort: { column: 'grade', descending: false },
  pageSizes: [50, 25, 100],
  groups: ['grade'],
  live: 'subject',
  open: ({ id }, search) => ({ search: withDialog(search, 'edit', id) }),
})
