import { defineMessages } from 'react-intl'
import { defineList } from '@/components/list/define-list.ts'
import { withDialog } from '@/components/list/use-dialogs.ts'
import { paths } from '@/config/paths.ts'
import { spokenMinutes } from '@/i18n/spoken-minutes.ts'
import { complexityWord } from '@/domain/templates/complexity-word.ts'
import { schoolFilter } from '@/domain/templates/school-filter.ts'
import { gradeColumn, schoolColumn, subjectColumn } from '@/domain/templates/template-columns.ts'
import { LessonsDocument, LessonsSearchDocument } from './lessons.generated.ts'
import { useSchoolOptions } from './use-school-options.ts'

const words = defineMessages({
  title: { defaultMessage: 'My lessons', id: 'oZFmYL' },
  loading: { defaultMessage: 'Loading Lessons…', id: 'EONRr8' },
  empty: { defaultMessage: 'No Lessons found', id: '/xUqMf' },
  emptyHint: {
    defaultMessage: 'Plan a lesson from a template, or from a blank page.',
    id: 'ctwRp8',
  },
  search: { defaultMessage: 'Search lessons', id: 'n+IpeF' },
  placeholder: { defaultMessage: 'Name, grade or subject', id: 'wjoju7' },
  noMatch: {
    defaultMessage:
      'Every word must occur in the lesson’s name, grade, subject, school or complexity.',
    id: '3NFljE',
  },
  showAll: { defaultMessage: 'Show all lessons', id: '0yGHv2' },
  count: { defaultMessage: '{count, plural, one {# lesson} other {# lessons}}', id: 'n7xPkB' },
})

const heads = defineMessages({
  name: { defaultMessage: 'Name', id: 'HAlOn1' },
  complexity: { defaultMessage: 'Complexity', id: 'a0+fSv' },
  time: { defaultMessage: 'Time', id: 'ug01Mk' },
  points: { defaultMessage: 'Points', id: 'P0PLlQ' },
  changed: { defaultMessage: 'Last changed', id: 'DTK7ib' },
})

/** The teacher's lessons, last changed first (T2.5). */
export const lessons = defineList({
  id: 'lessons',
  path: paths.lessons.href(),
  words: { ...words, search: { label: words.search, placeholder: words.placeholder } },
  documents: { page: LessonsDocument, search: LessonsSearchDocument },
  columns: [
    { key: 'name', header: heads.name, kind: 'text', sort: true, value: ({ name }) => name },
    gradeColumn,
    subjectColumn,
    schoolColumn,
    {
      key: 'complexity',
      header: heads.complexity,
      kind: 'text',
      sort: true,
      value: ({ complexity }, intl) => complexityWord(intl, complexity),
    },
    {
      key: 'minutes',
      header: heads.time,
      kind: 'text',
      sort: true,
      value: ({ minutes }, intl) => (minutes === null ? null : spokenMinutes(intl, minutes)),
    },
    {
      key: 'totalPoints',
      header: heads.points,
      kind: 'number',
      sort: true,
      show: 'optional',
      value: ({ totalPoints }) => totalPoints,
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
  filters: {
    school: schoolFilter(useSchoolOptions),
  },
  defaultSort: { column: 'updatedAt', descending: true },
  pageSizes: [10, 25, 50, 100],
  density: 'comfortable',
  open: ({ id }, search) => ({ search: withDialog(search, 'edit', id) }),
})
