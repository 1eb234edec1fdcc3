import { defineList } from '@/components/list/define-list.ts'
import { withDialog } from '@/components/list/use-dialogs.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import { complexityWord } from '@/domain/templates/complexity-word.ts'
import { schoolFilter } from '@/domain/templates/school-filter.ts'
import { gradeColumn, schoolColumn, subjectColumn } from '@/domain/templates/template-columns.ts'
import {
  OfficeLessonTemplatesDocument,
  OfficeLessonTemplatesSearchDocument,
} from './lesson-templates.generated.ts'
import { readStarted } from './started.ts'
import { heads, phrases, words } from './template-words.ts'
import { useSchoolsOfTemplates } from './use-schools-of-templates.ts'

/** The lesson templates for everybody (A2.11). The total comes with the rows. */
export const lessonTemplates = defineList({
  id: 'lessonTemplates',
  path: adminPaths.lessonTemplates.href(),
  words: {
    ...words,
    title: adminPaths.lessonTemplates.name,
    search: { label: words.search, placeholder: words.placeholder },
  },
  documents: { page: OfficeLessonTemplatesDocument, search: OfficeLessonTemplatesSearchDocument },
  columns: [
    { key: 'name', header: heads.name, kind: 'text', sort: true, value: ({ name }) => name },
    {
      key: 'complexity',
      header: heads.complexity,
      kind: 'text',
      sort: true,
      value: ({ complexity }, intl) => complexityWord(intl, complexity),
    },
    schoolColumn,
    gradeColumn,
    subjectColumn,
    {
      key: 'lessons',
      header: heads.lessons,
      phrase: phrases.lessons,
      kind: 'number',
      // None is left empty: the numbers of what is used stand out.
      value: ({ started }) => readStarted(started).lessons || null,
    },
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
  filters: { school: schoolFilter(useSchoolsOfTemplates) },
  defaultSort: { column: 'name', descending: false },
  pageSizes: [50, 25, 100],
  live: 'subject_template',
  open: ({ id }, search) => ({ search: withDialog(search, 'edit', id) }),
})
