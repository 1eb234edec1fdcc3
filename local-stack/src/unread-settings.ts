import { StackError } from './errors/stack-error.ts'

type Table = Record<string, unknown>

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The keys that enable a table of config.toml. */
const switches = /^(enabled|enable_signup|\w+_enabled)$/

/** Whether a setting has no effect: false, empty, or a table that is disabled. */
function isOff(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  if (!isTable(value)) return value === false || value === ''
  const entries = Object.entries(value)
  const switched = entries.filter(([key]) => switches.test(key))
  return switched.length > 0
    ? switched.every(([, on]) => on === false)
    : entries.every(([, inner]) => isOff(inner))
}

function unread(given: Table, read: unknown, path: string): string[] {
  return Object.entries(given).flatMap(([key, value]) => {
    const name = `${path}.${key}`
    if (!isTable(read) || !(key in read)) return isOff(value) ? [] : [name]
    return isTable(value) && !isOff(value) ? unread(value, read[key], name) : []
  })
}

/**
 * Compares a section of config.toml with the settings that we read. A setting that we do not read would work on
 * Supabase and not here, so it stops the start.
 * @param harmless names of settings that have no meaning here
 * @throws StackError that names them
 */
export function refuseUnread(
  section: string,
  given: unknown,
  read: unknown,
  harmless: readonly string[] = [],
): void {
  if (!isTable(given)) return
  const names = unread(given, read, section).filter((name) => !harmless.includes(name))
  if (names.length === 0) return
  throw new StackError(
    `supabase/config.toml asks for what local-stack does not do (docs/fidelity.md): ${names.join(', ')}.`,
  )
}
