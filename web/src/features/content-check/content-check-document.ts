import { z } from 'zod/mini'

const run = z.object({
  id: z.string(),
  total: z.number(),
  checked: z.number(),
  /** Null while it is not at its end. */
  finishedAt: z.nullable(z.string()),
  /** How many resources lack files. */
  missing: z.number(),
})

const result = z.object({
  missing: z.number(),
  /** When all resources were checked last; null: never. */
  checkedAt: z.nullable(z.string()),
  /** A run of the last day that can go on. */
  stopped: z.nullable(run),
  /** Those that lack the most files first, at most 500. */
  products: z.array(z.object({ id: z.string(), title: z.string(), fileKeys: z.array(z.string()) })),
})

const unnamed = z.object({
  count: z.number(),
  /** Of all of them. */
  bytes: z.number(),
  /** The oldest first, at most 100. */
  files: z.array(z.object({ bucket: z.string(), name: z.string(), size: z.number() })),
})

export type CheckRun = z.infer<typeof run>
export type CheckResult = z.infer<typeof result>
export type UnnamedFiles = z.infer<typeof unnamed>

const read =
  <Document>(shape: z.ZodMiniType<Document>) =>
  (json: string | null | undefined): Document | null =>
    typeof json === 'string' ? shape.parse(JSON.parse(json)) : null

/** What start_content_check() and continue_content_check() answer with; JSON arrives as text. */
export const readRun = read(run)
/** What content_check_result() answers with. */
export const readResult = read(result)
/** What unnamed_files_for_admin() answers with. */
export const readUnnamed = read(unnamed)
