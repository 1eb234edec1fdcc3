import { z } from 'zod'
import { amount, items, itemsFitType, optionalText, words } from './parts.ts'
import { richTextSchema } from './rich-text.ts'

/** A copy of the taxonomy's level: a paper does not change when the taxonomy does. */
const cognitiveLevelSchema = z.strictObject({
  label: words,
  percentage: z.number().min(0).max(100),
})

const questionFieldSchema = z
  .strictObject({
    id: optionalText,
    number: words,
    cognitiveLevel: cognitiveLevelSchema.nullish(),
    marks: amount.nullish(),
    question: optionalText,
    richText: richTextSchema.nullish(),
    /** For the memorandum: a line, the items that are right, or formatted text. */
    answer: z.union([z.string(), z.array(z.string()), richTextSchema]).nullish(),
    type: z.enum(['Text', 'Textarea', 'Select', 'Radio', 'Checkbox']).nullish(),
    items,
    label: optionalText,
    placeholder: optionalText,
    hint: optionalText,
  })
  .refine(itemsFitType, { path: ['items'] })

const questionSchema = z
  .strictObject({
    id: optionalText,
    number: words,
    title: optionalText,
    minutes: amount.nullish(),
    marks: amount,
    richText: richTextSchema.nullish(),
    fields: z.array(questionFieldSchema),
    /** With a title, the mark of a section's first question. */
    sectionNumber: words.nullish(),
    sectionTitle: optionalText,
  })
  .refine(
    ({ sectionNumber, sectionTitle }) =>
      (sectionNumber ?? null) === null
        ? (sectionTitle ?? null) === null
        : (sectionTitle ?? null) !== null,
    { path: ['sectionTitle'] },
  )

/** The column `questions` of AssessmentTemplate and TeacherAssessmentTemplate. */
export const questionsSchema = z.array(questionSchema).max(500)

/** The column `instructions` of both. */
export const instructionsSchema = z.array(words).min(1)

export type Questions = z.infer<typeof questionsSchema>
