import type { StackConfig } from '../config.ts'
import { explainExtension } from './missing-extension.ts'
import { supabaseCli } from './supabase-cli.ts'

/**
 * Applies the migrations that the database does not have yet, through the official CLI.
 * @param url connection string of the role `postgres`, percent-encoded
 * @throws StackError which names an extension that is missing here
 */
export async function migrate(config: StackConfig, url: string): Promise<string> {
  try {
    return await supabaseCli(config.root, ['db', 'push', `--remote=${url}`, '--yes'])
  } catch (failure) {
    throw explainExtension(failure)
  }
}

/** Runs `seed.sql` once; the CLI remembers its hash. */
export async function seed(config: StackConfig, url: string): Promise<string> {
  return supabaseCli(config.root, ['db', 'push', `--remote=${url}`, '--include-seed', '--yes'])
}
