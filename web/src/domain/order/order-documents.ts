import { z } from 'zod/mini'

const text = z._default(z.string(), '')

/** The address as it was at checkout; the database keeps its shape. */
export const shippingDetails = z.object({
  address1: text,
  address2: text,
  city: text,
  province: text,
  postalCode: text,
  country: text,
  phoneNumber: text,
})

export type ShippingDetails = z.infer<typeof shippingDetails>

export const answeredQuestions = z.array(
  // The rest of a question is there for whoever asks it again.
  z.looseObject({
    label: z.string(),
    value: z.optional(z.union([z.string(), z.array(z.string()), z.boolean(), z.null()])),
  }),
)

/** JSON columns arrive as text (codegen.ts, scalars). */
const parsed = <T>(schema: z.ZodMiniType<T>, json: string | null): T | null => {
  if (json === null) return null
  const result = schema.safeParse(JSON.parse(json))
  return result.success ? result.data : null
}

export const readShippingDetails = (json: string | null): ShippingDetails | null =>
  parsed(shippingDetails, json)

export interface Answer {
  question: string
  /** One, or the several that were ticked. */
  answers: string[]
}

type AnsweredQuestions = z.infer<typeof answeredQuestions>

/** What the buyer answered; questions that were left open are left out. */
export function answersOf(questions: AnsweredQuestions): Answer[] {
  return questions.flatMap(({ label, value }) => {
    const answers = (Array.isArray(value) ? value : [value]).filter(
      (answer): answer is string => typeof answer === 'string' && answer.trim() !== '',
    )
    return answers.length === 0 ? [] : [{ question: label, answers }]
  })
}

/** @param json the questions of a line; JSON columns arrive as text */
export const readAnswers = (json: string): Answer[] =>
  answersOf(parsed(answeredQuestions, json) ?? [])
