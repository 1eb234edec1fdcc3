import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl'
import type { Uses } from './uses.ts'

/** The texts of the list. */
export const words = defineMessages({
  loading: { defaultMessage: 'Loading Subjects…', id: 'EKTJFw' },
  empty: { defaultMessage: 'No Subjects found', id: 'kW/BgA' },
  emptyHint: {
    defaultMessage:
      'The subjects of every grade, as teachers choose them for classes, lessons and papers.',
    id: 'I89Za1',
  },
  search: { defaultMessage: 'Search subjects', id: 'oCNqsZ' },
  placeholder: { defaultMessage: 'Grade or subject', id: 'ylmICn' },
  noMatch: {
    defaultMessage: 'The search looks at the grade and at the name in both languages.',
    id: '+6QxOU',
  },
  showAll: { defaultMessage: 'Show all subjects', id: 'YPF1b0' },
  count: { defaultMessage: '{count, plural, one {# subject} other {# subjects}}', id: 'ZH37vY' },
})

/** The names of columns, fields and filters. */
export const heads = defineMessages({
  grade: { defaultMessage: 'Grade', id: 'qXTiEd' },
  subject: { defaultMessage: 'Subject', id: 'IGXA/C', description: 'Taught at school' },
  subjectAf: { defaultMessage: 'Subject in Afrikaans', id: '4GVUDO' },
  classes: { defaultMessage: 'Classes', id: 'bl+aGA' },
  lessons: { defaultMessage: 'Lessons', id: 'iqLF8D' },
  papers: { defaultMessage: 'Papers', id: 'fBI4uU', description: 'Question papers' },
  templates: { defaultMessage: 'Templates', id: 'A3ptul' },
  addedByPeople: { defaultMessage: 'Added by people', id: 'fnCbRD' },
})

/** How many of each have a subject, where no head stands above the number. */
export const phrases: Record<keyof Uses, MessageDescriptor> = defineMessages({
  classes: {
    defaultMessage: '{value, plural, one {# class} other {# classes}}',
    id: 'by3qBq',
  },
  lessons: {
    defaultMessage: '{value, plural, one {# lesson} other {# lessons}}',
    id: 'ZAFLSB',
  },
  papers: { defaultMessage: '{value, plural, one {# paper} other {# papers}}', id: 'kLT6QN' },
  templates: {
    defaultMessage: '{value, plural, one {# template} other {# templates}}',
    id: 'DLjD/o',
  },
})

/** "Grade 4" */
export const gradeName = (intl: IntlShape, grade: string): string =>
  intl.formatMessage({ defaultMessage: 'Grade {grade}', id: 'twbl5p' }, { grade })
