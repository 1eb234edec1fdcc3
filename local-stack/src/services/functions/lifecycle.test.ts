import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { projectKeys } from '../../keys.ts'
import { fixturesDir, serveFunctions, type ServedFunctions } from './testing.ts'

const cleanups: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

/** A copy of the functions folder, whose sources a test may change. */
async function serveCopy(): Promise<{ folder: string; served: ServedFunctions }> {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'))
  cleanups.push(() => rmSync(folder, { recursive: true }))
  cpSync(join(fixturesDir, 'echo'), join(folder, 'echo'), { recursive: true })
  const served = await serveFunctions({ functionsDir: folder })
  cleanups.push(async () => served.close())
  return { folder, served }
}

const answering = (text: string) =>
  `import { word } from '../_shared/word.ts'\nDeno.serve(() => new Response('${text} ' + word))\n`

describe('reload', () => {
  it('uses changed sources, changed shared code and new functions without a restart', async () => {
    const { folder, served } = await serveCopy()
    const text = async () => (await served.call('greet')).text()
    expect((await served.call('greet')).status).toBe(404)

    cpSync(join(fixturesDir, 'echo'), join(folder, 'greet'), { recursive: true })
    cpSync(join(fixturesDir, '_shared'), join(folder, '_shared'), { recursive: true })
    writeFileSync(join(folder, '_shared/word.ts'), `export const word = 'one'\n`)
    writeFileSync(join(folder, 'greet/index.ts'), answering('first'))
    await expect.poll(text, { timeout: 5000 }).toBe('first one')

    writeFileSync(join(folder, 'greet/index.ts'), answering('second'))
    await expect.poll(text, { timeout: 5000 }).toBe('second one')

    writeFileSync(join(folder, '_shared/word.ts'), `export const word = 'two'\n`)
    await expect.poll(text, { timeout: 5000 }).toBe('second two')
  }, 20_000)

  it('lets a running answer finish with the old source', async () => {
    const { folder, served } = await serveCopy()
    const streaming = await served.call('echo/stream')
    writeFileSync(join(folder, 'echo/index.ts'), `Deno.serve(() => new Response('new'))\n`)
    await expect.poll(async () => (await served.call('echo')).text(), { timeout: 5000 }).toBe('new')
    expect(await streaming.text()).toBe('data: 1\n\ndata: 2\n\ndata: 3\n\n')
  }, 20_000)

  it('also lets work finish that continues after the answer', async () => {
    const { folder, served } = await serveCopy()
    cpSync(join(fixturesDir, 'default-export'), join(folder, 'late'), { recursive: true })
    expect(await (await served.call('late')).text()).toBe('hello /late')
    writeFileSync(join(folder, 'late/index.ts'), `Deno.serve(() => new Response('new'))\n`)
    const text = async () => (await served.call('late')).text()
    await expect.poll(text, { timeout: 5000 }).toBe('new')
    await expect
      .poll(() => served.log, { timeout: 5000 })
      .toContain('functions/late: background work is done')
  }, 20_000)

  it('reads .env, where names that begin with SUPABASE_ are reserved', async () => {
    const { folder, served } = await serveCopy()
    const variables = async () => (await served.call('echo/environment')).json()
    await variables()
    writeFileSync(join(folder, '.env'), 'GREETING="good day"\nSUPABASE_URL=http://elsewhere\n')
    await expect
      .poll(variables, { timeout: 5000 })
      .toEqual({ GREETING: 'good day', SUPABASE_URL: 'http://127.0.0.1:54321' })
    expect(served.log.join('\n')).toContain('SUPABASE_URL is skipped')
  }, 20_000)
})

describe('the end', () => {
  it('stops every process', async () => {
    const { served } = await serveCopy()
    const pid = await pidOf(served.url)
    await served.close()
    cleanups.pop()
    expect(isAlive(pid)).toBe(false)
  })

  it.each([
    ['idle', 'echo'],
    ['in an endless loop', 'trouble/spin'],
  ])(
    'also happens when the owner is killed while a function is %s',
    async (_how, path) => {
      const owner = spawn(process.execPath, [join(import.meta.dirname, 'fixtures/owner.ts')], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      cleanups.push(() => void owner.kill('SIGKILL'))
      const url = await new Promise<string>((resolve) => {
        owner.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
      })
      const name = path.split('/')[0] ?? ''
      const pid = await pidOf(url, name)
      void fetch(`${url}/${path}`).catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(isAlive(pid)).toBe(true)
      owner.kill('SIGKILL')
      await expect.poll(() => isAlive(pid), { timeout: 3000 }).toBe(false)
    },
    20_000,
  )
})

async function pidOf(url: string, name = 'echo'): Promise<number> {
  const response = await fetch(`${url}/${name}/pid`, {
    headers: { authorization: `Bearer ${projectKeys.anon}` },
  })
  const body: unknown = await response.json()
  if (typeof body === 'number') return body
  return (body as { pid: number }).pid // the echo fixture's answer
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
