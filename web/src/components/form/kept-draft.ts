import { formDraft } from '@/lib/form-draft.ts'

export type Values = Record<string, unknown>

/** Forms hold text, numbers, yes and no, and lists of those; the order of an object's fields does not count. */
export const same = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (inOrder(one) === inOrder(other) && !holdsFile(one) && !holdsFile(other))

const inOrder = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

const holdsFile = (value: unknown): boolean =>
  value instanceof Blob || (Array.isArray(value) && value.some(holdsFile))

/** A copy that typing on does not change. A file stays itself: a copy of it would be another one. */
export function copyOf<Value>(value: Value): Value
export function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value
  if (Array.isArray(value)) return value.map((part: unknown) => copyOf(part))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)]))
}

/** The names of the fields in `to` that differ from `from`. */
export const changedFields = (from: Values, to: Values): string[] =>
  Object.keys(to).filter((field) => !same(from[field], to[field]))

const pick = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))

/** The row as the form was opened with it. Saving must not overwrite a newer one. */
export interface Opened {
  values: Values
  /** The row's `updated_at`, as the server wrote it; null where nothing is compared. */
  version: string | null
}

function parsed(text: string | undefined): Values {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Keeps the fields that were changed, each with its value and the value before. */
export function keepDraft(name: string, opened: Opened, values: Values, never: readonly string[]) {
  const fields = changedFields(opened.values, values).filter(
    (field) => !never.includes(field) && !holdsFile(values[field]),
  )
  if (fields.length === 0) {
    formDraft.clear(name)
    return
  }
  formDraft.write(name, {
    values: JSON.stringify(pick(values, fields)),
    before: JSON.stringify(pick(opened.values, fields)),
    ...(opened.version === null ? {} : { version: opened.version }),
  })
}

/** Whether a reload would put everything that was typed back: a file, a password or a full disk is not kept. */
export function isKept(name: string | undefined, opened: Opened, values: Values): boolean {
  if (name === undefined) return false
  const kept = parsed(formDraft.read(name)['values'])
  return changedFields(opened.values, values).every((field) => same(kept[field], values[field]))
}

/**
 * The fields of a draft that differ from the row. If somebody else changed the same fields since the draft was kept, the
 * form is opened with the older version, so that saving finds the conflict.
 */
export function readDraft(name: string, row: Opened): { typed: Values; opened: Opened } {
  const { values, before, version } = formDraft.read(name)
  const typed = Object.fromEntries(
    Object.entries(parsed(values)).filter(
      ([field, value]) =>
        field in row.values &&
        typeof value === typeof row.values[field] &&
        !same(value, row.values[field]),
    ),
  )
  const old = pick(parsed(before), Object.keys(typed))
  const overtaken =
    version !== undefined &&
    row.version !== null &&
    version !== row.version &&
    changedFields(old, row.values).some((field) => field in old)
  return {
    typed,
    opened: overtaken ? { version, values: { ...row.values, ...old } } : row,
  }
}
