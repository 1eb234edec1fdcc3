import { defineMessages } from 'react-intl'

/** The texts of the list. */
export const words = defineMessages({
  loading: { defaultMessage: 'Loading Lesson templates…', id: 'nyR9io' },
  empty: { defaultMessage: 'No Lesson templates found', id: 'cjpWzb' },
  emptyHint: {
    defaultMessage: 'What teachers start a lesson from: the steps, and what to fill in at each.',
    id: '4YOmNc',
  },
  search: { defaultMessage: 'Search lesson templates', id: 'pP7qmq' },
  placeholder: { defaultMessage: 'Name, grade, subject or school', id: 'T+4Wp3' },
  noMatch: {
    defaultMessage:
      'The search looks at the name, the complexity, the grade, the subject and the school.',
    id: '7V5jit',
  },
  showAll: { defaultMessage: 'Show all lesson templates', id: 'WofLvE' },
  count: {
    defaultMessage: '{count, plural, one {# lesson template} other {# lesson templates}}',
    id: '+GOIlN',
  },
})

/** The names of columns that no other list of lessons has in one place. */
export const heads = defineMessages({
  name: { defaultMessage: 'Name', id: 'HAlOn1' },
  complexity: { defaultMessage: 'Complexity', id: 'a0+fSv' },
  lessons: { defaultMessage: 'Lessons', id: 'iqLF8D' },
  changed: { defaultMessage: 'Last changed', id: 'DTK7ib' },
})

/** What was started from a template, where no head stands above the number. */
export const phrases = defineMessages({
  lessons: { defaultMessage: '{value, plural, one {# lesson} other {# lessons}}', id: 'ZAFLSB' },
})
