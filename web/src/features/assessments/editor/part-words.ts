import { defineMessages } from 'react-intl'
import type { PartType } from '../paper/paper.ts'

/** How learners answer, by the stored name of the type; "book" stands for none. */
export const typeNames = defineMessages({
  book: { defaultMessage: 'In their books', id: 'mBsBaw' },
  Text: { defaultMessage: 'On one line', id: 'zbMrZq' },
  Textarea: { defaultMessage: 'On several lines', id: 'O/IhaA' },
  Radio: { defaultMessage: 'Circle one (A, B, C)', id: 'LQ/yod' },
  Checkbox: { defaultMessage: 'Tick several boxes', id: 'T0BSqM' },
  Select: { defaultMessage: 'Choose from a word bank', id: '2PFqsO' },
})

const types: readonly (PartType | null)[] = [
  null,
  'Text',
  'Textarea',
  'Radio',
  'Checkbox',
  'Select',
]

export const typeChoices = types.map((type) => ({ type, name: typeNames[type ?? 'book'] }))
