import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { StackConfig } from '../config.ts'
import { StackError } from '../errors/stack-error.ts'

/**
 * Starts Vite for the web app as a child: it reloads on change and must not take the stack down with it.
 * @throws StackError when it ends before it listens
 */
export async function startWeb(
  config: StackConfig,
  options: { apiUrl: string; log(line: string): void },
): Promise<{ url: string; stop(): Promise<void> }> {
  const require = createRequire(join(config.root, 'web/package.json'))
  const vite = join(dirname(require.resolve('vite/package.json')), 'bin/vite.js')
  const url = `http://127.0.0.1:${String(config.ports.web)}`
  const child = spawn(
    process.execPath,
    [vite, '--host', '127.0.0.1', '--port', String(config.ports.web), '--strictPort'],
    {
      cwd: join(config.root, 'web'),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NO_COLOR: '1',
        WEB_PORT: String(config.ports.web),
        VITE_SUPABASE_URL: options.apiUrl,
        VITE_SUPABASE_PUBLISHABLE_KEY: config.keys.publishable,
      },
    },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      const text = chunk.toString()
      options.log(`web: ${text.trim()}`)
      output = (output + text).slice(-2_000)
      if (output.includes('Local:')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', reject)
    child.once('exit', () => reject(new StackError(`The web app did not start:\n${output.trim()}`)))
  })
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
