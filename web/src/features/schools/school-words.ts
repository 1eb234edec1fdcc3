import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { Uses } from './uses.ts'

/** The texts of the list. */
export const words = defineMessages({
  loading: { defaultMessage: 'Loading Schools…', id: 'HJI1nc' },
  empty: { defaultMessage: 'No Schools found', id: 'nq6w7T' },
  emptyHint: {
    defaultMessage: 'The schools that teachers choose from, with a generic one for each province.',
    id: '1ncYjL',
  },
  search: { defaultMessage: 'Search schools', id: 'PR7PJ1' },
  placeholder: { defaultMessage: 'Name, town, province or EMIS number', id: 'tsPr9D' },
  noMatch: {
    defaultMessage: 'The search looks at the name, the town, the provinces and the EMIS number.',
    id: 'Q91Lb5',
  },
  showAll: { defaultMessage: 'Show all schools', id: 'TjyENH' },
  count: { defaultMessage: '{count, plural, one {# school} other {# schools}}', id: 'OiPVqi' },
})

/** The names of columns, fields and filters. */
export const heads = defineMessages({
  name: { defaultMessage: 'Name', id: 'xLPqkB', description: 'Of a school' },
  town: { defaultMessage: 'Town', id: 'wYMg2j' },
  provinces: { defaultMessage: 'Provinces', id: '6sjGKi' },
  province: { defaultMessage: 'Province', id: 'f9teca' },
  generic: {
    defaultMessage: 'Generic',
    id: '+q5w4s',
    description: 'A school that stands for all of its provinces',
  },
  emisNumber: {
    defaultMessage: 'EMIS number',
    id: 'xME9oy',
    description: 'Of a school in the state’s list',
  },
  teachers: { defaultMessage: 'Teachers', id: 'U3zfeg' },
  requests: { defaultMessage: 'Requests', id: '2PJXeR', description: 'Of teachers for a school' },
  papers: { defaultMessage: 'Papers', id: 'fBI4uU', description: 'Question papers' },
  lessons: { defaultMessage: 'Lessons', id: 'iqLF8D' },
  templates: { defaultMessage: 'Templates', id: 'A3ptul' },
  logo: { defaultMessage: 'Logo', id: 'k81S1y' },
})

/** How many of each have a school, where no head stands above the number. */
export const phrases: Record<keyof Uses, MessageDescriptor> = defineMessages({
  teachers: { defaultMessage: '{value, plural, one {# teacher} other {# teachers}}', id: 'WE5x6X' },
  requests: { defaultMessage: '{value, plural, one {# request} other {# requests}}', id: 'tmMaNs' },
  papers: { defaultMessage: '{value, plural, one {# paper} other {# papers}}', id: 'kLT6QN' },
  lessons: { defaultMessage: '{value, plural, one {# lesson} other {# lessons}}', id: 'ZAFLSB' },
  templates: {
    defaultMessage: '{value, plural, one {# template} other {# templates}}',
    id: 'DLjD/o',
  },
})
