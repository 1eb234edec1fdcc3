import { defineMessages, useIntl, type IntlShape } from 'react-intl'

/**
 * Categories and tags have one name, as an administrator typed it. Terms of the curriculum have an official
 * name in the other language (CAPS and KABV); any other name is shown as it is.
 */
const terms = defineMessages({
  Mathematics: { defaultMessage: 'Mathematics', id: 'vTwKtb', description: 'School subject' },
  'English Home Language': {
    defaultMessage: 'English Home Language',
    id: 'tGMqac',
    description: 'School subject',
  },
  'English First Additional Language': {
    defaultMessage: 'English First Additional Language',
    id: 'm7H6/0',
    description: 'School subject',
  },
  'Life Skills': { defaultMessage: 'Life Skills', id: '1a5ZTM', description: 'School subject' },
  'Natural Sciences and Technology': {
    defaultMessage: 'Natural Sciences and Technology',
    id: 'wQaQCg',
    description: 'School subject',
  },
  'Natural Sciences': {
    defaultMessage: 'Natural Sciences',
    id: 'cVms7v',
    description: 'School subject',
  },
  'Social Sciences': {
    defaultMessage: 'Social Sciences',
    id: 'AV9658',
    description: 'School subject',
  },
  'Economic and Management Sciences': {
    defaultMessage: 'Economic and Management Sciences',
    id: 'GzPZub',
    description: 'School subject',
  },
  Technology: { defaultMessage: 'Technology', id: 's9WJMj', description: 'School subject' },
  'Creative Arts': { defaultMessage: 'Creative Arts', id: 'szjPqy', description: 'School subject' },
  Worksheet: { defaultMessage: 'Worksheet', id: 'uP2I9H', description: 'Kind of resource' },
  'Memo included': {
    defaultMessage: 'Memo included',
    id: '6VQdwc',
    description: 'Property of a resource',
  },
  Poster: { defaultMessage: 'Poster', id: '9j2Rmm', description: 'Kind of resource' },
  'Flash cards': { defaultMessage: 'Flash cards', id: 'kF7PpV', description: 'Kind of resource' },
  'Exam practice': {
    defaultMessage: 'Exam practice',
    id: 'riknqw',
    description: 'Kind of resource',
  },
  Revision: { defaultMessage: 'Revision', id: 'mrepj0', description: 'Kind of resource' },
  Project: { defaultMessage: 'Project', id: 'y+xmtj', description: 'Kind of resource' },
  Reading: { defaultMessage: 'Reading', id: 'utu9Ua', description: 'Kind of resource' },
  Drill: { defaultMessage: 'Drill', id: 'SDG5At', description: 'Kind of resource' },
  Game: { defaultMessage: 'Game', id: 'sj4JP0', description: 'Kind of resource' },
  English: { defaultMessage: 'English', id: 'aC3mWO', description: 'Language of a resource' },
  'Life Orientation': {
    defaultMessage: 'Life Orientation',
    id: 'ytPwaZ',
    description: 'School subject',
  },
})

const known = new Map<string, { id?: string; defaultMessage: string }>(Object.entries(terms))

/** Every name that differs in the other language. */
export const termNames = () => [
  ...known.keys(),
  ...['R', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((grade) => `Grade ${String(grade)}`),
  ...[1, 2, 3, 4].map((term) => `Term ${String(term)}`),
]

/** The name of a category or tag in the language of the interface. */
export function termName(intl: IntlShape, name: string): string {
  const grade = /^Grade (R|\d{1,2})$/.exec(name)?.[1]
  if (grade !== undefined) {
    return intl.formatMessage({ defaultMessage: 'Grade {grade}', id: 'twbl5p' }, { grade })
  }
  const term = /^Term ([1-4])$/.exec(name)?.[1]
  if (term !== undefined)
    return intl.formatMessage({ defaultMessage: 'Term {term}', id: 'JU30oj' }, { term })
  const message = known.get(name)
  return message === undefined ? name : intl.formatMessage(message)
}

export function useTermName(): (name: string) => string {
  const intl = useIntl()
  return (name) => termName(intl, name)
}
