import { z } from 'zod'
import { amount, items, itemsFitType, optionalText, words } from './parts.ts'

export const lessonFieldSchema = z
  .strictObject({
    /** Keeps a row of the editor apart from its neighbours; nothing else reads it. */
    id: optionalText,
    type: z.enum(['Text', 'Textarea', 'Select', 'Multi Select', 'Radio', 'Checkbox']),
    label: words,
    /** Several for Multi Select and Checkbox. */
    value: z.union([z.string(), z.array(z.string())]).nullish(),
    hint: optionalText,
    placeholder: optionalText,
    items,
    points: amount.nullish(),
    difficulty: optionalText,
  })
  .refine(itemsFitType, { path: ['items'] })

/** The steps of a lesson: the column `template` of SubjectTemplate and TeacherSubjectTemplate. */
export const lessonStepsSchema = z.array(
  z.strictObject({ id: optionalText, name: words, fields: z.array(lessonFieldSchema) }),
)

export type LessonSteps = z.infer<typeof lessonStepsSchema>
