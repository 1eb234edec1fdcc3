import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { addresses } from './addresses.ts'
import { publishableKey } from './api.ts'

const web = join(import.meta.dirname, '../../web')
const port = String(addresses.ports.web + 1)
const manifest = z.object({ bin: z.object({ vite: z.string() }) })

/**
 * Serves the web app as `npm start` does, from its sources by Vite, against the stack of these
 * tests.
 */
export async function startDevelopmentServer(): Promise<{
  url: string
  stop: () => Promise<void>
}> {
  const file = createRequire(join(web, 'package.json')).resolve('vite/package.json')
  const { vite } = manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).bin
  const server = spawn(
    process.execPath,
    [join(dirname(file), vite), '--host', '127.0.0.1', '--port', port, '--strictPort'],
    {
      cwd: web,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NO_COLOR: '1',
        WEB_PORT: port,
        VITE_SUPABASE_URL: addresses.api,
        VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
        VITE_RECAPTCHA_SITE_KEY: '',
      },
    },
  )
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      if (text.toString().includes('Local:')) resolve()
    })
    server.once('exit', () => reject(new Error('the development server did not start')))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
    },
  }
}
