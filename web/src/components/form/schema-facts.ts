import type { z } from 'zod/mini'

type AnySchema = z.core.$ZodType

const defOf = (schema: AnySchema) => (schema as z.core.$ZodTypes)._zod.def // every schema is one of these; the base type does not say which

/** The schema inside `optional`, `nullable`, `default` and the like; of a pipe, the part that reads the input. */
function inside(schema: AnySchema): AnySchema {
  const def = defOf(schema)
  if (def.type === 'pipe') return inside(def.in)
  return 'innerType' in def ? inside(def.innerType) : schema
}

/** The part of a schema that stands for one field: `name`, `breaks.0.minutes`. */
function schemaAt(schema: AnySchema, path: readonly string[]): AnySchema | null {
  const [first, ...rest] = path
  if (first === undefined) return schema
  const def = defOf(inside(schema))
  if (def.type === 'array') return schemaAt(def.element, rest)
  const next = def.type === 'object' ? def.shape[first] : undefined
  return next === undefined ? null : schemaAt(next, rest)
}

/** The checks of a schema, such as its longest length. */
const checksOf = (schema: AnySchema | null) =>
  (schema?._zod.def.checks ?? []).map(({ _zod: { def } }) => def)

const smallest = (numbers: readonly number[]) =>
  numbers.length === 0 ? null : Math.min(...numbers)

/** The most characters, or entries of a list, that the schema lets the field have; null without a limit. */
export function longestIn(schema: AnySchema, name: string): number | null {
  const found = schemaAt(schema, name.split('.'))
  return smallest(
    checksOf(found && inside(found)).flatMap((def) =>
      def.check === 'max_length' && 'maximum' in def ? [Number(def.maximum)] : [],
    ),
  )
}

function emptied(schema: AnySchema, value: unknown) {
  if (Array.isArray(value)) return []
  // A field that may hold null is emptied to null: a choice among many, or a file.
  return typeof value === 'string' && defOf(schema).type !== 'nullable' ? '' : null
}

/** Whether the schema refuses the field when it is empty. Rules about several fields at once do not count. */
export function isRequiredIn(schema: AnySchema, name: string, value: unknown): boolean {
  const found = schemaAt(schema, name.split('.'))
  if (found === null || typeof value === 'boolean') return false
  const def = defOf(found)
  const field = def.type === 'pipe' ? inside(def.in) : found
  const result = field._zod.run({ value: emptied(found, value), issues: [] }, { async: false })
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
  const known = inside(schema)
  const def = defOf(known)
  if (def.type === 'file') return known
  if (def.type !== 'union') return null
  return def.options.map(fileIn).find((found) => found !== null) ?? null
}

/** Which files the schema takes for a field. */
export function fileLimitsIn(schema: AnySchema, name: string): FileLimits {
  const checks = checksOf(fileIn(schemaAt(schema, name.split('.'))))
  return {
    types: checks.flatMap((def) =>
      'mime' in def && Array.isArray(def.mime) ? def.mime.map(String) : [],
    ),
    most: smallest(
      checks.flatMap((def) =>
        def.check === 'max_size' && 'maximum' in def ? [Number(def.maximum)] : [],
      ),
    ),
  }
}
