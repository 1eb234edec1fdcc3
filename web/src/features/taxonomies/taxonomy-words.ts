import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { certaintyKeys } from './taxonomy-schema.ts'
import type { Uses } from './uses.ts'

/** The texts of the list. */
export const words = defineMessages({
  loading: { defaultMessage: 'Loading Taxonomies…', id: 'kk3w2L' },
  empty: { defaultMessage: 'No Taxonomies found', id: 'Xc5pAo' },
  emptyHint: {
    defaultMessage:
      'Sets of cognitive levels with their percentages, as teachers choose them for question papers.',
    id: 'lkHSYZ',
  },
  search: { defaultMessage: 'Search taxonomies', id: '29aduE' },
  placeholder: { defaultMessage: 'Name, source or level', id: 'JQ3ysB' },
  noMatch: {
    defaultMessage:
      'The search looks at the name, the source and the levels with their percentages.',
    id: 'tSt0dm',
  },
  showAll: { defaultMessage: 'Show all taxonomies', id: 'Fml18l' },
  count: { defaultMessage: '{count, plural, one {# taxonomy} other {# taxonomies}}', id: 'AT//Qa' },
})

/** The names of columns and fields. */
export const heads = defineMessages({
  name: { defaultMessage: 'Name', id: 'Oe9R5r', description: 'Of a taxonomy' },
  levels: { defaultMessage: 'Cognitive Levels', id: 'VrkNe2' },
  source: {
    defaultMessage: 'Source',
    id: 'QwrJQB',
    description: 'The document that a number is from',
  },
  year: { defaultMessage: 'Year of the source', id: 'LvVrmJ' },
  certainty: { defaultMessage: 'Certainty', id: '6V/pZk', description: 'How sure percentages are' },
  language: { defaultMessage: 'Language of the levels', id: '3Xkk3a' },
  grades: { defaultMessage: 'Grades', id: 'bRxa7J' },
  subjects: { defaultMessage: 'School subjects', id: 'aJVLc4' },
  label: { defaultMessage: 'Label', id: 'fl2vHO', description: 'Of a cognitive level' },
  percentage: { defaultMessage: 'Percentage', id: 'HyMpO2' },
  papers: { defaultMessage: 'Papers', id: 'fBI4uU', description: 'Question papers' },
  templates: { defaultMessage: 'Templates', id: 'A3ptul' },
})

/** How sure percentages are. */
export const certainties: Record<(typeof certaintyKeys)[number], MessageDescriptor> =
  defineMessages({
    OFFICIAL: { defaultMessage: 'Official', id: '8qDIm1', description: 'How sure percentages are' },
    ONE_SOURCE: {
      defaultMessage: 'From one source',
      id: '7C8vqI',
      description: 'How sure percentages are',
    },
    GENERAL: {
      defaultMessage: 'Not confirmed',
      id: 'kEKi+a',
      description: 'How sure percentages are',
    },
  })

/** @param key as the database keeps it; what is not known is not confirmed */
export const certaintyWords = (key: string): MessageDescriptor =>
  certainties[key === 'OFFICIAL' || key === 'ONE_SOURCE' ? key : 'GENERAL']

/** How many of each have a taxonomy, where no head stands above the number. */
export const phrases: Record<keyof Uses, MessageDescriptor> = defineMessages({
  papers: { defaultMessage: '{value, plural, one {# paper} other {# papers}}', id: 'kLT6QN' },
  templates: {
    defaultMessage: '{value, plural, one {# template} other {# templates}}',
    id: 'DLjD/o',
  },
})

/** A level with its share, and what all together have. */
export const parts: Record<'level' | 'total' | 'none', MessageDescriptor> = defineMessages({
  level: { defaultMessage: '{label} {percentage, number}%', id: 'bH0kWi' },
  total: { defaultMessage: '{sum, number}% in total', id: 'LqC+0v' },
  none: { defaultMessage: 'No levels yet', id: 'wtrSZ5', description: 'Cognitive levels' },
})
