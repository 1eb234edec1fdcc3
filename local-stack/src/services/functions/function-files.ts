import { existsSync, globSync, readdirSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { FunctionsConfig } from '../../config.ts'

export type FunctionSettings = FunctionsConfig[string]

export const defaultSettings: FunctionSettings = {
  enabled: true,
  verify_jwt: true,
}

export interface FunctionFiles {
  entry: string
  /** The function's own deno.json, or null. The CLI's shared fallback is not supported. */
  denoConfig: string | null
  importMap: string | null
  /** Further files that are deployed with it. */
  staticFiles: string[]
}

// The names that `supabase functions new` accepts. A leading underscore marks shared code.
const functionName = /^[A-Za-z][A-Za-z0-9_-]*$/

/**
 * Looked up for each request, so that a new folder is served without a restart. Paths in config.toml are relative to
 * the folder `supabase`.
 */
export function findFunction(
  functionsDir: string,
  name: string,
  settings: FunctionSettings = defaultSettings,
): FunctionFiles | null {
  if (!functionName.test(name)) return null
  const supabaseDir = dirname(functionsDir)
  const { entrypoint, import_map: map, static_files: patterns = [] } = settings
  const entry =
    entrypoint === undefined
      ? join(functionsDir, name, 'index.ts')
      : resolve(supabaseDir, entrypoint)
  if (!existsSync(entry)) return null
  const own = join(functionsDir, name, 'deno.json')
  const given = map === undefined ? (existsSync(own) ? own : null) : resolve(supabaseDir, map)
  // A deno.json has settings besides imports; any other file is only an import map.
  const isConfig = given !== null && /^deno\.jsonc?$/.test(basename(given))
  return {
    entry,
    denoConfig: isConfig ? given : null,
    importMap: isConfig ? null : given,
    staticFiles: globSync(patterns, { cwd: supabaseDir }).map((path) => resolve(supabaseDir, path)),
  }
}

/** The names of all functions of the folder, for the log at start. */
export function listFunctions(functionsDir: string): string[] {
  if (!existsSync(functionsDir)) return []
  return readdirSync(functionsDir).filter((name) => findFunction(functionsDir, name) !== null)
}
