import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { StackError } from '../errors/stack-error.ts'

const packageSchema = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) })

/** The entry point of the official CLI in the version that this repository pins. */
function cliEntry(): string {
  const manifest = createRequire(import.meta.url).resolve('supabase/package.json')
  const { bin } = packageSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')))
  const entry = typeof bin === 'string' ? bin : bin['supabase']
  if (entry === undefined) throw new Error('the supabase package has no program')
  return join(dirname(manifest), entry)
}

/**
 * Runs the official `supabase` CLI in the repository and returns what it printed.
 * @throws StackError with the CLI's output when it fails
 */
export async function supabaseCli(
  root: string,
  args: string[],
  options: { workdir?: string } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [cliEntry(), ...args, '--workdir', options.workdir ?? root],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
      },
    )
    let out = ''
    let errors = ''
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve(out)
      else
        reject(
          new StackError(
            `supabase ${args.slice(0, 2).join(' ')} failed:\n${(errors || out).trim()}`,
          ),
        )
    })
  })
}
