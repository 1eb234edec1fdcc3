import { defineMessages } from 'react-intl'
import { defineList } from '@/components/list/define-list.ts'
import { withDialog } from '@/components/list/use-dialogs.ts'
import { paths } from '@/config/paths.ts'
import { subjectName } from '@/domain/school/subject-name.ts'
import { complexityWord } from '@/domain/templates/complexity-word.ts'
import { currentLocale } from '@/i18n/locale.ts'
import { spokenMinutes } from '@/i18n/spoken-minutes.ts'
import { AssessmentsDocument, AssessmentsSearchDocument } from './assessments.generated.ts'

const words = defineMessages({
  title: { defaultMessage: 'My assessments', id: 'sdvSf3' },
  loading: { defaultMessage: 'Loading Assessments…', id: 'yyYtCE' },
  empty: { defaultMessage: 'No Assessments found', id: 'FIGt7D' },
  emptyHint: {
    defaultMessage: 'Start a question paper from a template, or from a blank one.',
    id: 'U8gO9C',
  },
  search: { defaultMessage: 'Search assessments', id: 'M7tKqO' },
  placeholder: { defaultMessage: 'Title, grade or subject', id: 'TkUCXk' },
  noMatch: {
    defaultMessage:
      'Every word must occur in the paper’s title, grade, subject, school, complexity, marks or minutes.',
    id: 'QPL1Us',
  },
  showAll: { defaultMessage: 'Show all assessments', id: 'Ld4s/c' },
  count: {
    defaultMessage: '{count, plural, one {# assessment} other {# assessments}}',
    id: 'EQFURx',
  },
})

const heads = defineMessages({
  title: { defaultMessage: 'Title', id: '9a9+ww' },
  complexity: { defaultMessage: 'Complexity', id: 'a0+fSv' },
  time: { defaultMessage: 'Time', id: 'ug01Mk' },
  marks: { defaultMessage: 'Marks', id: 'oySfSq' },
  grade: { defaultMessage: 'Grade', id: 'qXTiEd' },
  subject: { defaultMessage: 'Subject', id: 'IGXA/C', description: 'Taught at school' },
  changed: { defaultMessage: 'Last changed', id: 'DTK7ib' },
})

/** The teacher's question papers, last changed first (T2.6). */
export const assessments = defineList({
  id: 'assessments',
  path: paths.assessments.href(),
  words: { ...words, search: { label: words.search, placeholder: words.placeholder } },
  documents: { page: AssessmentsDocument, search: AssessmentsSearchDocument },
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
    {
      key: 'grade',
      header: heads.grade,
      kind: 'text',
      sort: 'gradeOrder',
      value: ({ subject }) => subject?.grade ?? null,
    },
    {
      key: 'subject',
      header: heads.subject,
      kind: 'text',
      sort: 'subjectName',
      card: 'subtitle',
      value: ({ subject }) => (subject === null ? null : subjectName(subject, currentLocale())),
    },
    {
      key: 'updatedAt',
      header: heads.changed,
      kind: 'moment',
      sort: true,
      descendingFirst: true,
      card: 'hidden',
      value: ({ updatedAt }) => updatedAt,
    },
  ],
  defaultSort: { column: 'updatedAt', descending: true },
  pageSizes: [10, 25, 50, 100],
  density: 'comfortable',
  open: ({ id }, search) => ({ search: withDialog(search, 'edit', id) }),
})
