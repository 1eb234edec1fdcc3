import { z } from 'zod'

/** Reads one environment variable; in production this is `Deno.env.get`. */
export type ReadVariable = (name: string) => string | undefined

/** @throws Error that names the missing variable */
export function required(read: ReadVariable, name: string): string {
  const value = read(name)
  if (value === undefined || value === '') throw new Error(`the variable ${name} is not set`)
  return value
}

const keyMap = z.record(z.string(), z.string())

/**
 * A project's API key. The newer variables hold JSON maps of named keys; older projects have only the legacy variables.
 */
export function projectKey(read: ReadVariable, kind: 'publishable' | 'secret'): string {
  const [keys, legacy] =
    kind === 'secret'
      ? ['SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY']
      : ['SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY']
  const named = read(keys)
  const key = named === undefined ? undefined : keyMap.parse(JSON.parse(named))['default']
  return key ?? required(read, legacy)
}
