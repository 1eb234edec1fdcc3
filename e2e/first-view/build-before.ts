import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addresses } from '../support/addresses.ts'
import { publishableKey } from '../support/api.ts'

export interface Site {
  web: string
  stop: () => Promise<void>
}

/** Builds the web app of another working copy for the running stack, and serves it. */
export async function buildBefore(folder: string): Promise<Site> {
  const port = await freePort()
  const web = `http://127.0.0.1:${String(port)}`
  const outDir = mkdtempSync(join(tmpdir(), 'kryt-before-'))
  const vite = (args: string[]) =>
    spawn(process.execPath, [join(folder, 'node_modules/vite/bin/vite.js'), ...args], {
      cwd: join(folder, 'web'),
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        VITE_SUPABASE_URL: addresses.api,
        VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
        VITE_SITE_URL: web,
      },
    })
  const [code] = (await once(vite(['build', '--outDir', outDir, '--emptyOutDir']), 'exit')) as [
    number | null,
  ] // Node's own
  if (code !== 0) throw new Error(`${folder} was not built`)
  const server = vite(['preview', '--outDir', outDir, '--port', String(port), '--strictPort'])
  await answers(web)
  return {
    web,
    stop: async () => {
      server.kill('SIGTERM')
      await once(server, 'exit')
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  server.close()
  return port
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answered = await fetch(url).catch(() => null)
    if (answered !== null) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`nothing answers at ${url}`)
}
