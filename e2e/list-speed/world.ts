import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What local-stack/bench/lists-stack.ts says once it is filled. */
interface Stack {
  apiUrl: string
  key: string
  email: string
  password: string
}

/** A stack with so many rows and the app in front of it. */
export interface World extends Stack {
  web: string
  stop: () => Promise<void>
}

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url))

/** Runs Vite in web/ with the addresses of a stack. */
function vite(args: string[], { apiUrl, key }: Stack): ChildProcess {
  return spawn(process.execPath, [path('node_modules/vite/bin/vite.js'), ...args], {
    cwd: path('web'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, VITE_SUPABASE_URL: apiUrl, VITE_SUPABASE_PUBLISHABLE_KEY: key },
  })
}

/** Starts a stack with a fraction of a country's rows, and the app, built with the page of the bench. */
export async function startWorld(fraction: number): Promise<World> {
  const port = await freePort()
  const child = fork(path('local-stack/bench/lists-stack.ts'), [String(fraction)])
  const [stack] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the stack did not start'))),
  ])) as [Stack] // its only message
  const outDir = mkdtempSync(join(tmpdir(), 'kryt-lists-'))
  const build = vite(
    ['build', '--config', 'vite.bench.config.ts', '--outDir', outDir, '--emptyOutDir'],
    stack,
  )
  const [code] = (await once(build, 'exit')) as [number | null] // Node's own
  if (code !== 0) throw new Error('the app was not built')
  const server = vite(
    ['preview', '--outDir', outDir, '--port', String(port), '--strictPort'],
    stack,
  )
  const web = `http://127.0.0.1:${String(port)}`
  await answers(web)
  return {
    ...stack,
    web,
    stop: async () => {
      server.kill('SIGTERM')
      child.send('stop')
      await Promise.all([once(server, 'exit'), once(child, 'exit')])
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
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`nothing answers at ${url}`)
}
