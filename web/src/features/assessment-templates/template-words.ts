import { defineMessages } from 'react-intl'

/** The texts of the list. */
export const words = defineMessages({
  loading: { defaultMessage: 'Loading Assessments…', id: 'yyYtCE' },
  empty: { defaultMessage: 'No Assessments found', id: 'FIGt7D' },
  emptyHint: {
    defaultMessage:
      'Question papers with their memorandums that teachers of the subject can start from.',
    id: 'gJaV1X',
  },
  search: { defaultMessage: 'Search assessment templates', id: 'EoMS6X' },
  placeholder: { defaultMessage: 'Title, grade, subject or school', id: 'jAx61a' },
  noMatch: {
    defaultMessage:
      'The search looks at the title, complexity, marks, minutes, grade, subject and school.',
    id: 'lNPXoh',
  },
  showAll: { defaultMessage: 'Show all assessment templates', id: 'HX4RH8' },
  count: {
    defaultMessage: '{count, plural, one {# assessment template} other {# assessment templates}}',
    id: 'udf1B7',
  },
})

export const heads = defineMessages({
  title: { defaultMessage: 'Title', id: '9a9+ww' },
  complexity: { defaultMessage: 'Complexity', id: 'a0+fSv' },
  time: { defaultMessage: 'Time', id: 'ug01Mk' },
  marks: { defaultMessage: 'Marks', id: 'oySfSq' },
  changed: { defaultMessage: 'Last changed', id: 'DTK7ib' },
})
