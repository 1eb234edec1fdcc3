import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export interface FunctionFiles {
  entry: string
  /** The function's own deno.json, or null: the shared fallback is none of our functions' business. */
  denoConfig: string | null
}

// Names as `supabase functions new` accepts them: a leading underscore marks shared code.
const functionName = /^[A-Za-z][A-Za-z0-9_-]*$/

/** Looked up for each request, so that a new folder is served without a restart. */
export function findFunction(functionsDir: string, name: string): FunctionFiles | null {
  if (!functionName.test(name)) return null
  const entry = join(functionsDir, name, 'index.ts')
  if (!existsSync(entry)) return null
  const denoConfig = join(functionsDir, name, 'deno.json')
  return { entry, denoConfig: existsSync(denoConfig) ? denoConfig : null }
}

/** The names of all functions of the folder, for the log at start. */
export function listFunctions(functionsDir: string): string[] {
  if (!existsSync(functionsDir)) return []
  return readdirSync(functionsDir).filter((name) => findFunction(functionsDir, name) !== null)
}
