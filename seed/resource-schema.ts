import { z } from 'zod'
import { GRADES, SUBJECT_KEYS, TAG_KEYS, isTaught } from './curriculum.ts'
import { drawingSchema } from './drawing-schema.ts'
import { marksOf, workSchema } from './work-schema.ts'

const text = z.string().min(1)
const money = z.string().regex(/^\d+\.\d{2}$/)

const cell = z.object({
  front: text,
  small: text.optional(),
})

const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text }),
  z.object({ kind: z.literal('text'), text }),
  z.object({ kind: z.literal('bullets'), items: z.array(text).min(1) }),
  z.object({ kind: z.literal('box'), title: text, lines: z.array(text).min(1) }),
  z.object({
    kind: z.literal('reading'),
    title: text,
    paragraphs: z.array(text).min(1),
    numbered: z.boolean().default(true),
  }),
  z.object({ kind: z.literal('poem'), title: text, verses: z.array(z.array(text)).min(1) }),
  z.object({
    kind: z.literal('words'),
    columns: z.int().min(2).max(6),
    items: z.array(text).min(2),
  }),
  z.object({
    kind: z.literal('table'),
    head: z.array(text).optional(),
    rows: z.array(z.array(z.string())).min(1),
    widths: z.array(z.number()).optional(),
    rowHeight: z.number().optional(),
  }),
  z.object({ kind: z.literal('drawing'), drawing: drawingSchema }),
  z.object({ kind: z.literal('pageBreak') }),
  z.object({
    kind: z.literal('question'),
    title: text,
    instruction: text.optional(),
    picture: drawingSchema.optional(),
    work: workSchema,
  }),
  /** Big type for a wall poster. */
  z.object({
    kind: z.literal('panels'),
    columns: z.int().min(1).max(4),
    items: z.array(z.object({ title: text, lines: z.array(text) })).min(1),
  }),
  /** Cards to cut out, `columns` by `rows` on each page. */
  z.object({
    kind: z.literal('cards'),
    columns: z.int().min(2).max(4),
    rows: z.int().min(2).max(6),
    items: z.array(cell).min(4),
  }),
])

export type Block = z.output<typeof blockSchema>
export type QuestionBlock = Extract<Block, { kind: 'question' }>

/** What the shop asks the buyer of a personalised product (P3.4). */
const productQuestionSchema = z
  .object({
    type: z.enum(['Text', 'Textarea', 'Select', 'Multi Select', 'Radio', 'Checkbox']),
    label: text,
    hint: z.string(),
    placeholder: z.string(),
    required: z.boolean(),
    items: z.array(text),
    value: z.null(),
  })
  .refine(({ type, items }) => !['Text', 'Textarea'].includes(type) === items.length > 0, {
    message: 'choices belong to Select, Multi Select, Radio and Checkbox, and only there',
  })

const resourceSchema = z
  .object({
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    sku: z.int().min(1000).max(9999),
    language: z.enum(['en', 'af']),
    grade: z.enum(GRADES),
    subject: z.enum(SUBJECT_KEYS),
    term: z.int().min(1).max(4).nullable(),
    title: text.max(90),
    /** The CAPS topic, in the language of the resource. */
    topic: text,
    look: z.enum(['worksheet', 'test', 'poster', 'cards']).default('worksheet'),
    /** Printed and sent by post. */
    physical: z.boolean().default(false),
    price: money.nullable(),
    discount: z.int().min(0).max(90).default(0),
    featured: z.boolean().default(false),
    /** Null for a draft; a moment in the future schedules publication. */
    publishDate: z.iso.datetime({ offset: true }).nullable(),
    tags: z.array(z.enum(TAG_KEYS)).min(1),
    /** The paragraphs of the listing; the bullet points follow, and the writer adds pages and memorandum. */
    intro: z.array(text).min(1),
    points: z.array(text).min(2),
    /** Replaces "n A4 pages" for resources that are posted. */
    format: text.optional(),
    questions: z.array(productQuestionSchema).default([]),
    /** The time in minutes, printed on a test. */
    minutes: z.int().optional(),
    blocks: z.array(blockSchema).min(1),
  })
  .refine(
    ({ subject, grade }) => isTaught(subject, grade),
    'CAPS has no such subject in that grade',
  )
  .refine(
    ({ tags, blocks }) => tags.includes('memo') === blocks.some(hasAnswers),
    'the memo tag is there exactly when there are answers',
  )
  .refine(
    ({ tags, language }) => tags.includes(language === 'en' ? 'english' : 'afrikaans'),
    'the language tag is missing',
  )
  .refine(
    ({ tags, term }) => term === null || tags.some((tag) => tag === `term-${term}`),
    'the term tag is missing',
  )

export type Resource = z.output<typeof resourceSchema>

/** Whether the block has answers for the memorandum. A rubric needs none. */
export function hasAnswers(block: Block): boolean {
  return block.kind === 'question' && block.work.kind !== 'rubric'
}

/** Total marks of a resource, the sum over its questions. */
export function totalMarks(resource: Resource): number {
  return resource.blocks.reduce(
    (sum, block) => sum + (block.kind === 'question' ? marksOf(block.work) : 0),
    0,
  )
}

/** Validates a resource when it is defined, so that importing a resource with a wrong sum fails. */
export function defineResource(input: z.input<typeof resourceSchema>): Resource {
  const result = resourceSchema.safeParse(input)
  if (result.success) return result.data
  throw new Error(`${input.slug}: ${z.prettifyError(result.error)}`)
}
