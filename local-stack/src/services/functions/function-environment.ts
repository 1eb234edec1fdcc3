import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { Log } from '../../log.ts'

/**
 * The environment of a function: Supabase's own variables and those of `supabase/functions/.env`, where names that
 * begin with SUPABASE_ are reserved, as for `supabase secrets set`. Read anew for each worker.
 */
export function functionEnvironment(
  functionsDir: string,
  environment: Record<string, string>,
  log: Log,
): Record<string, string> {
  const file = join(functionsDir, '.env')
  if (!existsSync(file)) return environment
  const secrets: Record<string, string> = {}
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
    if (value === undefined) continue
    if (name.startsWith('SUPABASE_')) {
      log(
        `functions/.env: ${name} is skipped, names that begin with SUPABASE_ are reserved`,
        'note',
      )
    } else {
      secrets[name] = value
    }
  }
  return { ...environment, ...secrets }
}
