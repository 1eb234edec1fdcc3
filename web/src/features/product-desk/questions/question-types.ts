import { defineMessages } from 'react-intl'
import type { ProductQuestion } from '@/domain/questions/product-question.ts'

/** What the types of a question are called. */
export const questionTypeWords = defineMessages({
  Text: { defaultMessage: 'Text', id: 'aA8bDw' },
  Textarea: { defaultMessage: 'Textarea', id: '8hw4LA' },
  Select: { defaultMessage: 'Select', id: 'kQAf2d' },
  'Multi Select': { defaultMessage: 'Multi Select', id: '5AhmRc' },
  Radio: { defaultMessage: 'Radio', id: 'UkR6UT' },
  Checkbox: { defaultMessage: 'Checkbox', id: 'PRtqrC' },
} satisfies Record<ProductQuestion['type'], object>)
