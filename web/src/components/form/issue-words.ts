import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl'
import type { z } from 'zod/mini'
import { typeNames } from './file-types.ts'

const words = defineMessages({
  required: { defaultMessage: 'Please fill this in.', id: 'r0SC1i' },
  choose: { defaultMessage: 'Please choose one.', id: '8FUtYr' },
  text: { defaultMessage: 'Please write this differently.', id: 'YohgAp' },
  number: { defaultMessage: 'Please write a number.', id: 'iCpGOI' },
  whole: { defaultMessage: 'Please write a whole number.', id: 'mIW7X5' },
  email: { defaultMessage: 'E-mail must be valid', id: 'UkTIW2' },
  url: {
    defaultMessage: 'Please write a full web address, such as https://kryt.co.za.',
    id: 'vP02kF',
  },
  date: { defaultMessage: 'Please choose a date.', id: 'DndYgL' },
  time: { defaultMessage: 'Please write a time, such as 07:45.', id: 'lbvQjK' },
  most: { defaultMessage: 'At most {most, number}', id: 'ZDesRE' },
  least: { defaultMessage: 'At least {least, number}', id: 'vw1Ieq' },
  below: { defaultMessage: 'Less than {most, number}', id: '0i8VR4' },
  above: { defaultMessage: 'More than {least, number}', id: 'sNJR4/' },
  mostCharacters: { defaultMessage: 'At most {length} characters', id: 'q8oOHm' },
  leastCharacters: {
    defaultMessage: '{least, plural, one {At least # character} other {At least # characters}}',
    id: '0CmRJY',
  },
  mostChoices: { defaultMessage: 'Choose at most {most, number}.', id: 'LKAkHE' },
  leastChoices: { defaultMessage: 'Choose at least {least, number}.', id: 'U5DUkY' },
  fileTooLarge: { defaultMessage: 'This file is too large.', id: 'DEk1ZD' },
  fileType: {
    defaultMessage: 'This kind of file is not taken. Choose {kinds}.',
    id: 'q7YOWH',
    description: 'Kinds of files, such as PDF or PNG',
  },
  steps: { defaultMessage: 'Only in steps of {step, number}', id: '0383Ej' },
})

type Issue = z.core.$ZodRawIssue
type Word = [key: keyof typeof words, values?: Record<string, number | string>]
const messages: Record<keyof typeof words, MessageDescriptor> = words

const isEmpty = (input: unknown) =>
  input === undefined ||
  input === null ||
  input === '' ||
  (Array.isArray(input) && input.length === 0)

function tooBig({ origin, maximum, inclusive }: Extract<Issue, { code: 'too_big' }>): Word {
  const most = Number(maximum)
  if (origin === 'string') return ['mostCharacters', { length: most }]
  if (origin === 'array' || origin === 'set') return ['mostChoices', { most }]
  if (origin === 'file') return ['fileTooLarge']
  if (origin === 'date') return ['date']
  return [inclusive === false ? 'below' : 'most', { most }]
}

function tooSmall({
  origin,
  minimum,
  inclusive,
  input,
}: Extract<Issue, { code: 'too_small' }>): Word {
  const least = Number(minimum)
  if (isEmpty(input) && least === 1) return ['required']
  if (origin === 'string') return ['leastCharacters', { least }]
  if (origin === 'array' || origin === 'set') return ['leastChoices', { least }]
  if (origin === 'date') return ['date']
  return [inclusive === false ? 'above' : 'least', { least }]
}

const formats: Record<string, Word> = {
  email: ['email'],
  url: ['url'],
  date: ['date'],
  datetime: ['date'],
  time: ['time'],
}

const types: Record<string, Word> = {
  number: ['number'],
  bigint: ['number'],
  int: ['whole'],
  date: ['date'],
}

/** zod gives a wrong file type the same code as a wrong choice; the check tells them apart. */
function isAboutFileType({ inst }: Issue): boolean {
  const def: unknown = inst?._zod.def
  return typeof def === 'object' && def !== null && 'check' in def && def.check === 'mime_type'
}

function wordFor(issue: Issue, intl: IntlShape): Word {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'file') return ['choose']
      return isEmpty(issue.input) ? ['required'] : (types[issue.expected] ?? ['text'])
    case 'too_big':
      return tooBig(issue)
    case 'too_small':
      return tooSmall(issue)
    case 'invalid_format':
      return isEmpty(issue.input) ? ['required'] : (formats[issue.format] ?? ['text'])
    case 'not_multiple_of':
      return ['steps', { step: issue.divisor }]
    case 'invalid_value': {
      if (!isAboutFileType(issue)) return ['choose']
      const names = typeNames(issue.values.map(String))
      return ['fileType', { kinds: intl.formatList(names, { type: 'disjunction' }) }]
    }
    case 'invalid_union':
      return ['choose']
    default:
      return ['text']
  }
}

/**
 * A message in the person's language for every rule of a schema that has none of its own. Without it zod says
 * "Invalid input".
 */
export const issueWords =
  (intl: IntlShape) =>
  (issue: Issue): string => {
    const [key, values] = wordFor(issue, intl)
    return intl.formatMessage(messages[key], values)
  }
