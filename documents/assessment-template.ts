import { z } from 'zod/mini'
import { amount, items, itemsFitType, optionalText, words } from './parts.ts'
import { richTextSchema } from './rich-text.ts'

/** A copy of the taxonomy's level, so that a paper does not change with the taxonomy. */
const cognitiveLevelSchema = z.strictObject({
  label: words,
  percentage: z.number().check(z.minimum(0), z.maximum(100)),
})

/**
 * The texts of a translation whose original has changed since, by their keys; one of several with its place from 0, as
 * "items.2".
 */
const outdated = (names: RegExp) => z.nullish(z.array(z.string().check(z.regex(names))))

/**
 * The texts of a field in the paper's other language; an empty one among the items is not translated yet. There are no
 * marks, numbers or right options: both languages share them.
 */
const fieldTranslationSchema = z.strictObject({
  question: optionalText,
  richText: z.nullish(richTextSchema),
  answer: z.nullish(z.union([z.string(), richTextSchema])),
  items,
  label: optionalText,
  hint: optionalText,
  outdated: outdated(/^(?:question|richText|answer|label|hint|items\.\d{1,3})$/),
})

const questionTranslationSchema = z.strictObject({
  title: optionalText,
  richText: z.nullish(richTextSchema),
  sectionTitle: optionalText,
  outdated: outdated(/^(?:title|richText|sectionTitle)$/),
})

/** It keeps its place in version B. */
const pinned = z.nullish(z.boolean())

const questionFieldSchema = z
  .strictObject({
    id: optionalText,
    number: words,
    cognitiveLevel: z.nullish(cognitiveLevelSchema),
    marks: z.nullish(amount),
    question: optionalText,
    richText: z.nullish(richTextSchema),
    /** For the memorandum: a line of text, the correct items, or formatted text. */
    answer: z.nullish(z.union([z.string(), z.array(z.string()), richTextSchema])),
    type: z.nullish(z.enum(['Text', 'Textarea', 'Select', 'Radio', 'Checkbox'])),
    items,
    /** The places, from 0, of options that keep their place in version B; rising. */
    pinnedItems: z.nullish(z.array(z.int().check(z.minimum(0)))),
    label: optionalText,
    placeholder: optionalText,
    hint: optionalText,
    translation: z.nullish(fieldTranslationSchema),
    pinned,
  })
  .check(
    z.refine(itemsFitType, { path: ['items'] }),
    z.refine(
      ({ items: own, pinnedItems }) =>
        (pinnedItems ?? []).every(
          (place, at, all) => place < (own?.length ?? 0) && place > (all[at - 1] ?? -1),
        ),
      { path: ['pinnedItems'] },
    ),
    z.refine(
      ({ items: own, translation }) =>
        (translation?.items ?? null) === null || translation?.items?.length === own?.length,
      { path: ['translation', 'items'] },
    ),
  )

const questionSchema = z
  .strictObject({
    id: optionalText,
    number: words,
    title: optionalText,
    minutes: z.nullish(amount),
    marks: amount,
    richText: z.nullish(richTextSchema),
    fields: z.array(questionFieldSchema),
    /** Set, together with a title, on the first question of a section. */
    sectionNumber: z.nullish(words),
    sectionTitle: optionalText,
    translation: z.nullish(questionTranslationSchema),
    pinned,
  })
  .check(
    z.refine(
      ({ sectionTitle, translation }) =>
        (translation?.sectionTitle ?? null) === null || (sectionTitle ?? null) !== null,
      { path: ['translation', 'sectionTitle'] },
    ),
    z.refine(
      ({ sectionNumber, sectionTitle }) =>
        (sectionNumber ?? null) === null
          ? (sectionTitle ?? null) === null
          : (sectionTitle ?? null) !== null,
      { path: ['sectionTitle'] },
    ),
  )

/** The column `questions` of AssessmentTemplate and TeacherAssessmentTemplate. */
export const questionsSchema = z.array(questionSchema).check(z.maxLength(500))

/** The column `instructions` of both. */
export const instructionsSchema = z.array(words).check(z.minLength(1))

/** The column `translation` of both: the other language, with one text for each instruction. */
export const paperTranslationSchema = z.nullable(
  z.strictObject({
    language: z.enum(['en', 'af']),
    title: optionalText,
    instructions: z.array(z.string()),
    outdated: outdated(/^(?:title|instructions\.\d{1,3})$/),
  }),
)

export type PaperTranslation = z.infer<typeof paperTranslationSchema>

export type Questions = z.infer<typeof questionsSchema>
