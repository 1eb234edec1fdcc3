import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { StackConfig } from '../config.ts'
import { StackError } from '../errors/stack-error.ts'
import type { Log, LogKind } from '../log.ts'
import { developmentCaptcha } from '../services/captcha/captcha.ts'
import { contentHash } from './content-hash.ts'

export type WebMode = 'development' | 'preview'

interface WebOptions {
  apiUrl: string
  mode: WebMode
  log: Log
}

const packageSchema = z.object({ bin: z.object({ vite: z.string() }) })

function viteProgram(root: string): string {
  const manifest = createRequire(join(root, 'web/package.json')).resolve('vite/package.json')
  const { bin } = packageSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')))
  return join(dirname(manifest), bin.vite)
}

/**
 * Runs Vite as a child process, so that its failure does not stop the stack. `development` reloads on change, `preview`
 * serves a production build for this stack's addresses.
 * @throws StackError when it ends before it listens
 */
export async function startWeb(
  config: StackConfig,
  options: WebOptions,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const outDir = join(config.dataDir, 'web')
  if (options.mode === 'preview') await build(config, options, outDir)
  const serve = options.mode === 'preview' ? ['preview', '--outDir', outDir] : []
  const port = String(config.ports.web)
  const server = run(
    config,
    options,
    [...serve, '--host', '127.0.0.1', '--port', port, '--strictPort'],
    'listening',
  )
  await server.ready
  return { url: `http://127.0.0.1:${port}`, stop: server.stop }
}

/** What a build is made from; its addresses come on top. */
const sources = ['web', 'documents', 'supabase/database.types.ts', 'package-lock.json']

/** Builds the web app, unless the folder holds the build of the same sources for the same addresses. */
async function build(config: StackConfig, options: WebOptions, outDir: string): Promise<void> {
  const stamp = `${outDir}.built`
  const made = contentHash(sources, JSON.stringify(variables(config, options)))
  if (existsSync(outDir) && existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return
  rmSync(stamp, { force: true })
  await run(config, options, ['build', '--outDir', outDir, '--emptyOutDir'], 'exit').ready
  writeFileSync(stamp, made)
}

/** What the web app is told of this stack. */
const variables = (config: StackConfig, { apiUrl }: WebOptions) => ({
  WEB_PORT: String(config.ports.web),
  VITE_SUPABASE_URL: apiUrl,
  VITE_SUPABASE_PUBLISHABLE_KEY: config.keys.publishable,
  VITE_RECAPTCHA_SITE_KEY: developmentCaptcha.siteKey,
  VITE_RECAPTCHA_SCRIPT_URL: `${apiUrl}/captcha/api.js`,
  // As in supabase/config.toml: codes of phones go to the mail page.
  VITE_SMS_CODES: 'true',
  VITE_SITE_URL: `http://127.0.0.1:${String(config.ports.web)}`,
})

function run(
  config: StackConfig,
  options: WebOptions,
  args: string[],
  until: 'exit' | 'listening',
) {
  const child = spawn(process.execPath, [viteProgram(config.root), ...args], {
    cwd: join(config.root, 'web'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...variables(config, options) },
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const ready = new Promise<void>((resolve, reject) => {
    let output = ''
    const read = (kind: LogKind) => (chunk: Buffer) => {
      const text = chunk.toString()
      options.log(`web: ${text.trim()}`, kind)
      output = (output + text).slice(-2_000)
      if (until === 'listening' && output.includes('Local:')) resolve()
    }
    child.stdout.on('data', read('note'))
    // A build that fails ends the start; what it warns of is for whoever builds.
    child.stderr.on('data', read(until === 'exit' ? 'note' : 'fault'))
    child.once('error', reject)
    child.once('exit', (code) => {
      if (until === 'exit' && code === 0) resolve()
      else reject(new StackError(`The web app did not start:\n${output.trim()}`))
    })
  })
  return {
    ready,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
