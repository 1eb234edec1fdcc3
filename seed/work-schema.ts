import { z } from 'zod'
import { compareRational, evaluate, fillBlanks, wrongSum } from './arithmetic.ts'

const text = z.string().min(1)
const marks = z.int().min(1).default(1)
const columns = z.int().min(1).max(4)

const sum = z
  .object({ q: text, a: z.array(text).min(1), marks })
  .superRefine(({ q, a }, context) => {
    const reason = wrongSum(q, a)
    if (reason) context.addIssue({ code: 'custom', message: reason })
  })

const filled = z
  .object({ q: text, a: z.array(text).min(1), marks })
  .superRefine((item, context) => {
    try {
      fillBlanks(item.q, item.a)
    } catch (error) {
      context.addIssue({ code: 'custom', message: String(error) })
    }
  })

const sequence = z
  .object({ terms: z.array(z.int()).min(4), hide: z.array(z.int().min(0)).min(1), marks })
  .superRefine(({ terms, hide }, context) => {
    const steps = terms.slice(1).map((term, index) => [terms[index] ?? 0, term] as const)
    const [first = [0, 0] as const] = steps
    const even = steps.every(([a, b]) => b - a === first[1] - first[0])
    const geometric = steps.every(([a, b]) => b * first[0] === a * first[1])
    if (!even && !geometric) {
      context.addIssue({ code: 'custom', message: `no one rule gives ${terms.join(', ')}` })
    }
    if (hide.some((index) => index >= terms.length)) {
      context.addIssue({ code: 'custom', message: 'hides a term that is not there' })
    }
  })

const readable = text.refine((value) => {
  try {
    evaluate(value)
    return true
  } catch {
    return false
  }
}, 'is not a number or sum')

/** What a learner does in one question, with the answers for the memorandum. */
export const workSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sums'), columns: columns.default(2), items: z.array(sum).min(1) }),
  z.object({
    kind: z.literal('columnSums'),
    items: z
      .array(z.object({ top: z.int(), op: z.enum(['+', '−', '×']), bottom: z.int(), marks }))
      .min(1),
  }),
  z.object({
    kind: z.literal('fill'),
    columns: columns.default(1),
    bank: z.array(text).optional(),
    items: z.array(filled).min(1),
  }),
  z.object({
    kind: z.literal('choice'),
    items: z
      .array(
        z
          .object({ q: text, options: z.array(text).min(3).max(4), a: z.int().min(0), marks })
          .refine(({ options, a }) => a < options.length, 'the answer is not an option')
          .refine(({ options }) => new Set(options).size === options.length, 'an option repeats'),
      )
      .min(1),
  }),
  z.object({
    kind: z.literal('trueFalse'),
    items: z.array(z.object({ q: text, a: z.boolean(), why: text.optional(), marks })).min(1),
  }),
  z
    .object({
      kind: z.literal('match'),
      left: z.array(text).min(2),
      right: z.array(text).min(2),
      /** For each left entry, the position of its partner on the right. */
      a: z.array(z.int().min(0)),
    })
    .refine(({ left, right, a }) => a.length === left.length && a.every((i) => i < right.length), {
      message: 'every left entry needs a partner',
    })
    .refine(({ a }) => new Set(a).size === a.length, { message: 'a partner is used twice' }),
  z.object({
    kind: z.literal('open'),
    items: z
      .array(z.object({ q: text, a: z.array(text).min(1), lines: z.int().min(0).max(14), marks }))
      .min(1),
  }),
  z.object({
    kind: z.literal('tableFill'),
    head: z.array(text).min(1),
    /** A cell that starts with "?" is left empty for the learner; the rest of it is the answer. */
    rows: z.array(z.array(z.string())).min(1),
    widths: z.array(z.number()).optional(),
    marks: z.int().min(1).default(1),
  }),
  z.object({ kind: z.literal('sequence'), items: z.array(sequence).min(1) }),
  z.object({
    kind: z.literal('compare'),
    columns: columns.default(3),
    items: z.array(z.tuple([readable, readable])).min(1),
  }),
  z.object({
    kind: z.literal('numberLine'),
    items: z
      .array(
        z.object({
          from: z.number(),
          to: z.number(),
          step: z.number().positive(),
          /** A number is printed at every n-th tick. */
          every: z.int().min(1).default(1),
          ask: z.array(z.number()).min(1),
          decimals: z.int().min(0).max(2).default(0),
        }),
      )
      .min(1),
  }),
  z.object({
    kind: z.literal('fractions'),
    ask: z.enum(['name', 'shade']),
    shape: z.enum(['bar', 'circle']),
    items: z
      .array(
        z
          .object({ parts: z.int().min(2).max(12), shaded: z.int().min(1) })
          .refine(({ parts, shaded }) => shaded <= parts, 'more shaded than parts'),
      )
      .min(1),
  }),
  z.object({
    kind: z.literal('clocks'),
    ask: z.enum(['words', 'digital', 'draw']),
    items: z
      .array(
        z.object({
          hour: z.int().min(0).max(23),
          minute: z.int().min(0).max(55).multipleOf(5),
        }),
      )
      .min(1),
  }),
  z.object({
    kind: z.literal('count'),
    shape: z.enum(['circle', 'square', 'triangle', 'star', 'heart']),
    items: z.array(z.int().min(1).max(20)).min(1),
  }),
  z.object({
    kind: z.literal('order'),
    direction: z.enum(['up', 'down']),
    items: z.array(z.array(readable).min(3)).min(1),
    marks: z.int().min(1).default(1),
  }),
  z.object({
    kind: z.literal('rubric'),
    levels: z.array(text).min(2),
    criteria: z
      .array(z.object({ name: text, levels: z.array(text), marks: z.int().min(1) }))
      .min(1),
  }),
])

export type Work = z.output<typeof workSchema>

/** The marks of a question, always computed from its parts. */
export function marksOf(work: Work): number {
  const total = (items: readonly { marks: number }[]): number =>
    items.reduce((sumSoFar, item) => sumSoFar + item.marks, 0)
  switch (work.kind) {
    case 'sums':
    case 'columnSums':
    case 'fill':
    case 'choice':
    case 'trueFalse':
    case 'open':
    case 'sequence':
      return total(work.items)
    case 'rubric':
      return total(work.criteria)
    case 'match':
      return work.left.length
    case 'tableFill':
      return work.marks * work.rows.flat().filter((cell) => cell.startsWith('?')).length
    case 'numberLine':
      return work.items.reduce((sumSoFar, item) => sumSoFar + item.ask.length, 0)
    case 'order':
      return work.marks * work.items.length
    case 'compare':
    case 'fractions':
    case 'clocks':
    case 'count':
      return work.items.length
  }
}

/** Sorts numbers or sums from small to large (or the reverse) for the memorandum. */
export function sorted(values: readonly string[], direction: 'up' | 'down'): string[] {
  const ascending = [...values].sort((a, b) => compareRational(evaluate(a), evaluate(b)))
  return direction === 'up' ? ascending : ascending.reverse()
}

/** The sign between two sums: <, > or =. */
export function signBetween(left: string, right: string): '<' | '>' | '=' {
  const order = compareRational(evaluate(left), evaluate(right))
  return order < 0 ? '<' : order > 0 ? '>' : '='
}
