import { defineList } from '@/components/list/define-list.ts'
import { withDialog } from '@/components/list/use-dialogs.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import { complexityWord } from '@/domain/templates/complexity-word.ts'
import { schoolFilter } from '@/domain/templates/school-filter.ts'
import { gradeColumn, schoolColumn, subjectColumn } from '@/domain/templates/template-columns.ts'
import { spokenMinutes } from '@/i18n/spoken-minutes.ts'
import {
  SharedPapersCountDocument,
  SharedPapersDocument,
  SharedPapersSearchDocument,
} from './assessment-templates.generated.ts'
import { heads, words } from './template-words.ts'
import { useSchoolOptions } from './use-school-options.ts'

/** The papers for everybody, by title (A2.11). */
export const assessmentTemplates = defineList({
  id: 'assessment-templates',
  path: adminPaths.assessmentTemplates.href(),
  words: {
    ...words,
    title: adminPaths.assessmentTemplates.name,
    search: { label: words.search, placeholder: words.placeholder },
  },
  documents: {
    page: SharedPapersDocument,
    search: SharedPapersSearchDocument,
    count: SharedPapersCountDocument,
  },
  columns: [
    { key: 'title', header: heads.title, kind: 'text', sort: true, value: ({ title }) => title },
    {
      key: 'complexity',
      header: heads.complexity,
      kind: 'text',
      sort: true,
      value: ({ complexity }, intl) => complexityWord(intl, complexity),
    },
    {
      key: 'time',
      header: heads.time,
      kind: 'text',
      sort: 'totalMinutes',
      value: ({ totalMinutes }, intl) => spokenMinutes(intl, totalMinutes),
    },
    {
      key: 'marks',
      header: heads.marks,
      kind: 'number',
      sort: 'totalMarks',
      value: ({ totalMarks }) => Number(totalMarks),
    },
    schoolColumn,
    gradeColumn,
    subjectColumn,
    {
      key: 'updatedAt',
      header: heads.changed,
      kind: 'moment',
      sort: true,
      descendingFirst: true,
      show: 'optional',
      value: ({ updatedAt }) => updatedAt,
    },
  ],
  filters: { school: schoolFilter(useSchoolOptions) },
  defaultSort: { column: 'title', descending: false },
  pageSizes: [25, 50, 100],
  live: 'assessment_template',
  open: ({ id }, search) => ({ search: withDialog(search, 'edit', id) }),
})
