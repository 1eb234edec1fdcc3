import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, expect, test } from 'vitest'
import { projectKeys } from '../src/keys.ts'
import { findFreePorts } from '../src/network/ports.ts'
import { stopLeftover } from '../src/postgres/leftover.ts'
import { copyTemplate } from './template.ts'
import { throwawayFolder } from './throwaway-folder.ts'

const dataDir = throwawayFolder()
let stack: ChildProcess | undefined

afterAll(async () => {
  stack?.kill('SIGKILL')
  await stopLeftover(join(dataDir, 'postgres'))
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(ports: number[]): Promise<ChildProcess> {
  const [api, db, mail, smtp] = ports.map(String)
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run-stack.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      KRYT_API_PORT: api,
      KRYT_DB_PORT: db,
      KRYT_MAIL_PORT: mail,
      KRYT_SMTP_PORT: smtp,
      KRYT_DATA_DIR: dataDir,
    },
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`the stack ended with ${String(code)}`)))
  })
  return child
}

test('a stack killed in the middle of writes starts again with everything it had acknowledged', async () => {
  const ports = await findFreePorts(4)
  const api = createClient(`http://127.0.0.1:${String(ports[0])}`, projectKeys.secret, {
    auth: { persistSession: false },
  })
  const acknowledged: string[] = []
  await copyTemplate(join(dataDir, 'postgres'))

  for (let round = 0; round < 2; round += 1) {
    stack = await start(ports)
    const ended = new Promise((resolve) => stack?.once('exit', resolve))
    for (let number = 0; ; number += 1) {
      const name = `tag ${String(round)} ${String(number)}`
      const { error } = await api.from('product_tag').insert({ name })
      if (error !== null) break
      acknowledged.push(name)
      if (number === 100) stack.kill('SIGKILL')
    }
    await ended
  }

  stack = await start(ports)
  const { data } = await api.from('product_tag').select('name').limit(1_000)
  const kept = new Set((data as { name: string }[]).map((row) => row.name)) // the column asked for
  expect(acknowledged.length).toBeGreaterThan(200)
  expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
  const ended = new Promise((resolve) => stack?.once('exit', resolve))
  stack.kill('SIGTERM')
  expect(await ended).toBe(0)
}, 120_000)
