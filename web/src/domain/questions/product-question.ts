import { z } from 'zod/mini'

const text = z.optional(z.nullable(z.string()))

const questionSchema = z.object({
  type: z.enum(['Text', 'Textarea', 'Select', 'Multi Select', 'Radio', 'Checkbox']),
  label: z.string(),
  hint: text,
  placeholder: text,
  required: z.optional(z.nullable(z.boolean())),
  items: z.optional(z.nullable(z.array(z.string()))),
  value: z.optional(z.nullable(z.union([z.string(), z.array(z.string())]))),
})

/** A question that a resource asks its buyer. On an order line, "value" is the answer. */
export type ProductQuestion = z.infer<typeof questionSchema>

/** A text, or a list of texts for the two types with several answers. */
export type Answer = string | string[]

/** The database checks the shape when it stores questions; here the JSON gets a type. */
export function parseQuestions(json: string | null | undefined): ProductQuestion[] {
  return z.array(questionSchema).parse(JSON.parse(json ?? '[]'))
}

export const takesSeveral = ({ type }: ProductQuestion) =>
  type === 'Multi Select' || type === 'Checkbox'

/** The stored answers in the form that the fields need. */
export function answersOf(questions: readonly ProductQuestion[]): Answer[] {
  return questions.map((question) => {
    const { value = null } = question
    if (takesSeveral(question)) return Array.isArray(value) ? value : []
    return typeof value === 'string' ? value : ''
  })
}

export const isAnswered = (answer: Answer | undefined) =>
  Array.isArray(answer) ? answer.length > 0 : (answer ?? '').trim() !== ''
