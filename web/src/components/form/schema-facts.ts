import type { z } from 'zod/mini'

type AnySchema = z.core.$ZodType

/** The part of a schema that stands for one field: `name`, `breaks.0.minutes`. */
function schemaAt(schema: AnySchema, path: readonly string[]): AnySchema | null {
  const { def } = (schema as z.core.$ZodTypes)._zod // every schema is one of these; the base type does not say which
  if (def.type === 'pipe') return schemaAt(def.in, path)
  if ('innerType' in def) return schemaAt(def.innerType, path)
  const [first, ...rest] = path
  if (first === undefined) return schema
  if (def.type === 'array') return schemaAt(def.element, rest)
  const next = def.type === 'object' ? def.shape[first] : undefined
  return next === undefined ? null : schemaAt(next, rest)
}

/** The most characters that the schema lets the field have; null without a limit. */
export function longestIn(schema: AnySchema, name: string): number | null {
  const found = schemaAt(schema, name.split('.'))
  const limits = (found?._zod.def.checks ?? []).flatMap(({ _zod: { def } }) =>
    def.check === 'max_length' && 'maximum' in def ? [Number(def.maximum)] : [],
  )
  return limits.length === 0 ? null : Math.min(...limits)
}

const emptied = (value: unknown) =>
  Array.isArray(value) ? [] : typeof value === 'string' ? '' : null

/** Whether the schema refuses the field when it is empty. Rules about several fields at once do not count. */
export function isRequiredIn(schema: AnySchema, name: string, value: unknown): boolean {
  const field = schemaAt(schema, name.split('.'))
  if (field === null || typeof value === 'boolean') return false
  const result = field._zod.run({ value: emptied(value), issues: [] }, { async: false })
  return 'issues' in result && result.issues.length > 0
}

/** What the schema says of a file. */
export interface FileLimits {
  /** Media types; empty where any is taken. */
  types: readonly string[]
  /** In bytes; null without a limit. */
  most: number | null
}

/** The part of a schema that is about a file, where the field may also hold the name of one that is stored. */
function fileIn(schema: AnySchema | null): AnySchema | null {
  if (schema === null) return null
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'file') return schema
  if ('innerType' in def) return fileIn(def.innerType)
  if (def.type !== 'union') return null
  return def.options.map(fileIn).find((found) => found !== null) ?? null
}

/** Which files the schema takes for a field. */
export function fileLimitsIn(schema: AnySchema, name: string): FileLimits {
  const checks = fileIn(schemaAt(schema, name.split('.')))?._zod.def.checks ?? []
  const defs = checks.map(({ _zod: { def } }) => def)
  const sizes = defs.flatMap((def) =>
    def.check === 'max_size' && 'maximum' in def ? [Number(def.maximum)] : [],
  )
  const types = defs.flatMap((def) =>
    'mime' in def && Array.isArray(def.mime) ? def.mime.map(String) : [],
  )
  return { types, most: sizes.length === 0 ? null : Math.min(...sizes) }
}
