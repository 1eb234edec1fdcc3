import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findFreePorts } from '../../local-stack/src/network/ports.ts'
import { stopLeftover } from '../../local-stack/src/postgres/leftover.ts'
import { markSeeded } from '../../local-stack/src/start/seed-marker.ts'
import { copyTemplate } from '../../local-stack/testing/template.ts'
import { throwawayFolder } from '../../local-stack/testing/throwaway-folder.ts'
import { repositoryRoot } from '../test/reports.ts'
import { cleanEnvironment, runCommand } from './run-command.ts'

const dataDir = throwawayFolder()
let running: ChildProcess | undefined
afterAll(async () => {
  running?.kill('SIGKILL')
  await stopLeftover(join(dataDir, 'postgres'))
  rmSync(dataDir, { recursive: true, force: true })
})

async function untilReady(child: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Ctrl+C stops everything.')) resolve(said)
    })
    child.once('exit', (code) => reject(new Error(`ended with ${String(code)}: ${said}`)))
  })
}

// A second start, so to say: the seeded world is what the browser tests start with.
test('npm start serves the app and says where, ends on Ctrl+C, and npm run reset forgets it', async () => {
  const [api, db, mail, smtp, web] = (await findFreePorts(5)).map(String)
  const env = {
    ...{ KRYT_API_PORT: api, KRYT_DB_PORT: db, KRYT_MAIL_PORT: mail, KRYT_SMTP_PORT: smtp },
    ...{ KRYT_WEB_PORT: web, KRYT_DATA_DIR: dataDir },
  } as Record<string, string> // as many as asked for
  await copyTemplate(join(dataDir, 'postgres'))
  markSeeded(dataDir)
  running = spawn(process.execPath, ['local-stack/src/start/main.ts'], {
    cwd: repositoryRoot,
    env: cleanEnvironment(env),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => running?.once('exit', resolve))
  expect(await untilReady(running)).toContain(`http://127.0.0.1:${String(web)}`)
  const page = await fetch(`http://127.0.0.1:${String(web)}/`)
  expect(await page.text()).toContain('<div id="root"')
  running.kill('SIGINT')
  expect(await ended).toBe(0)

  expect(existsSync(join(dataDir, 'postgres'))).toBe(true)
  const reset = await runCommand('reset', [], env)
  expect(reset).toMatchObject({ code: 0 })
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
}, 120_000)
