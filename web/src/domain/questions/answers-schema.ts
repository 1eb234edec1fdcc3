import type { IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { isAnswered, type ProductQuestion } from './product-question.ts'

/** The database's limit. */
export const longestAnswer = 4000

/** Requires an answer to each required question. */
export function answersSchema(intl: IntlShape, questions: readonly ProductQuestion[]) {
  return z.object({
    answers: z.array(z.union([z.string(), z.array(z.string())])).check(({ value, issues }) => {
      questions.forEach(({ required }, place) => {
        if (required !== true || isAnswered(value[place])) return
        issues.push({
          code: 'custom',
          input: value,
          path: [place],
          message: intl.formatMessage({ defaultMessage: 'Required', id: 'Seanpx' }),
        })
      })
    }),
  })
}

export type AnswersForm = z.infer<ReturnType<typeof answersSchema>>
