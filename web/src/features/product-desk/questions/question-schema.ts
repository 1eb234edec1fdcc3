import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { takesSeveral, type ProductQuestion } from '@/domain/questions/product-question.ts'
import * as longest from '@/lib/longest.ts'

const messages = defineMessages({
  label: { defaultMessage: 'Label is required', id: '3KGFyF' },
  type: { defaultMessage: 'Type is required', id: 'kunS6i' },
  select: { defaultMessage: 'Select values are required', id: 'rAvAkJ' },
  radio: { defaultMessage: 'Radio values are required', id: 'WEU7om' },
  checkbox: { defaultMessage: 'Checkbox values are required', id: 'GiQbmL' },
})

/** The types of a question, as they are stored. */
export const questionTypes = [
  'Text',
  'Textarea',
  'Select',
  'Multi Select',
  'Radio',
  'Checkbox',
] as const

/** The most questions of a resource, and the most values of one. */
export const mostQuestions = 20
const mostItems = 50

const itemsMissing = {
  Select: 'select',
  'Multi Select': 'select',
  Radio: 'radio',
  Checkbox: 'checkbox',
} as const satisfies Partial<Record<ProductQuestion['type'], keyof typeof messages>>

/** Whether the buyer chooses from values. */
export const isChoice = (type: string): type is keyof typeof itemsMissing => type in itemsMissing

/** One question as its form holds it: `several` is the answer that is filled in before, where several can be given. */
export function questionSchema(intl: IntlShape) {
  return z
    .object({
      type: z
        .enum(['', ...questionTypes])
        .check(z.refine((type) => type !== '', intl.formatMessage(messages.type))),
      label: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, intl.formatMessage(messages.label)),
          z.maxLength(longest.questionLine),
        ),
      hint: z.string().check(z.trim(), z.maxLength(longest.questionHint)),
      placeholder: z.string().check(z.trim(), z.maxLength(longest.questionLine)),
      items: z.array(z.string()).check(z.maxLength(mostItems)),
      required: z.boolean(),
      value: z.string().check(z.maxLength(longest.questionValue)),
      several: z.array(z.string()),
    })
    .check(({ value, issues }) => {
      if (!isChoice(value.type) || value.items.length > 0) return
      const message = intl.formatMessage(messages[itemsMissing[value.type]])
      issues.push({ code: 'custom', input: value, path: ['items'], message })
    })
}

export type QuestionValues = z.infer<ReturnType<typeof questionSchema>>

export const newQuestion: QuestionValues = {
  type: '',
  label: '',
  hint: '',
  placeholder: '',
  items: [],
  required: false,
  value: '',
  several: [],
}

export const questionValues = (question: ProductQuestion): QuestionValues => ({
  type: question.type,
  label: question.label,
  hint: question.hint ?? '',
  placeholder: question.placeholder ?? '',
  items: question.items ?? [],
  required: question.required ?? false,
  value: typeof question.value === 'string' ? question.value : '',
  several: Array.isArray(question.value) ? question.value : [],
})

/** The question as it is stored: only choices have values, and what is filled in before is one of them. */
export function storedQuestion(values: QuestionValues): ProductQuestion {
  const { value, several, type, items, ...words } = values
  const question = {
    ...words,
    type: type === '' ? 'Text' : type,
    items: isChoice(type) ? items : [],
  }
  if (takesSeveral(question)) {
    return { ...question, value: several.filter((one) => items.includes(one)) }
  }
  return { ...question, value: isChoice(type) && !items.includes(value) ? '' : value }
}
