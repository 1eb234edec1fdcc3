import { z } from 'zod/mini'
import { amount, items, itemsFitType, optionalText, words } from './parts.ts'

const lessonFieldSchema = z
  .strictObject({
    /** Identifies a row in the editor; used nowhere else. */
    id: optionalText,
    type: z.enum(['Text', 'Textarea', 'Select', 'Multi Select', 'Radio', 'Checkbox']),
    label: words,
    /** A list for Multi Select and Checkbox. */
    value: z.nullish(z.union([z.string(), z.array(z.string())])),
    hint: optionalText,
    placeholder: optionalText,
    items,
    points: z.nullish(amount),
    difficulty: optionalText,
  })
  .check(z.refine(itemsFitType, { path: ['items'] }))

/** The steps of a lesson: the column `template` of SubjectTemplate and TeacherSubjectTemplate. */
export const lessonStepsSchema = z.array(
  z.strictObject({ id: optionalText, name: words, fields: z.array(lessonFieldSchema) }),
)

export type LessonSteps = z.infer<typeof lessonStepsSchema>
