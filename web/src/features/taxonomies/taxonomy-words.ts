import { defineMessages, type MessageDescriptor } from 'react-intl'
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
  label: { defaultMessage: 'Label', id: 'fl2vHO', description: 'Of a cognitive level' },
  percentage: { defaultMessage: 'Percentage', id: 'HyMpO2' },
  papers: { defaultMessage: 'Papers', id: 'fBI4uU', description: 'Question papers' },
  templates: { defaultMessage: 'Templates', id: 'A3ptul' },
})

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
