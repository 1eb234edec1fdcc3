import { z } from 'zod/mini'

/** What becomes of the rows of a file, in the order in which it is shown. */
export const outcomes = [
  'error',
  'failed',
  'create',
  'update',
  'created',
  'updated',
  'kept',
  'undone',
  'unchanged',
] as const

export type Outcome = (typeof outcomes)[number]

const state = z.object({
  id: z.string(),
  fileName: z.string(),
  /** SHA-256 of the file. */
  fileHash: z.string(),
  status: z.enum(['checking', 'running', 'stopped', 'undoing']),
  /** The heads of the file, each with the key of its column. */
  mapping: z.record(z.string(), z.string()),
  createdAt: z.string(),
  /** How many rows the file has: with fewer of them the import cannot go on. */
  options: z.object({ rows: z.optional(z.number()), createTags: z.optional(z.boolean()) }),
  counts: z.record(z.string(), z.number()),
  /** How many resources become free by it. */
  free: z.optional(z.number()),
  /** When somebody imported the same file; only told at the start. */
  sameFileAt: z.optional(z.nullable(z.string())),
})

export type ImportState = z.infer<typeof state>

const row = z.object({
  n: z.number(),
  title: z.string(),
  raw: z.record(z.string(), z.string()),
  /** The columns that change, as they are and as they are to be. Null until the row is checked. */
  before: z.nullable(z.record(z.string(), z.string())),
  after: z.nullable(z.record(z.string(), z.string())),
  errors: z.array(z.object({ column: z.string(), word: z.string() })),
  /** The resource becomes free by it. */
  free: z.optional(z.boolean()),
})

export type ImportRow = z.infer<typeof row>

/** What the functions of imports answer with, or null; JSON arrives as text. */
export const readState = (json: string | null | undefined): ImportState | null =>
  typeof json === 'string' ? z.nullable(state).parse(JSON.parse(json)) : null

export const readRows = (json: string | null | undefined): ImportRow[] =>
  typeof json === 'string' ? z.array(row).parse(JSON.parse(json)) : []

export const countOf = ({ counts }: ImportState, ...which: string[]): number =>
  which.reduce((sum, one) => sum + (counts[one] ?? 0), 0)

/** How many rows of the file have arrived. */
export const arrived = ({ counts }: ImportState): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** Whether all of them have. */
export const isWhole = (now: ImportState): boolean => arrived(now) === now.options.rows

/** Where an import stands. */
export type Stage = 'checking' | 'ready' | 'stopped' | 'done' | 'undoing' | 'undone'

/** Of a checked import that has begun to be carried out, rows are left. */
export function stageOf(now: ImportState): Stage {
  if (countOf(now, 'staged') > 0) return 'checking'
  if (now.status === 'undoing') return countOf(now, 'created', 'updated') > 0 ? 'undoing' : 'undone'
  if (countOf(now, 'create', 'update') === 0) return 'done'
  return countOf(now, 'created', 'updated', 'failed') > 0 || now.status !== 'checking'
    ? 'stopped'
    : 'ready'
}
