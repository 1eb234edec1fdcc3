import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { throwawayFolder } from '../../testing/throwaway-folder.ts'
import { untilReady } from './until-ready.ts'

function logIn(...path: string[]): string {
  const folder = throwawayFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, ...path)
}

const started = (script: string) =>
  spawn('sh', ['-c', script], { stdio: ['ignore', 'ignore', 'pipe'] })

test('what workers say after the server has ended is still logged', async () => {
  const logFile = logIn('logs', 'postgres.log')
  const child = started(
    'echo "database system is ready to accept connections" >&2; (sleep 0.3; echo late >&2) &',
  )
  const closed = new Promise((resolve) => child.once('close', resolve))
  await untilReady(child, logFile)
  await closed
  await expect.poll(() => readFileSync(logFile, 'utf8')).toMatch(/ready to accept[^]*late/)
})

test('a server that ends at once is an error', async () => {
  await expect(
    untilReady(started('echo "no space left" >&2; exit 3'), logIn('postgres.log')),
  ).rejects.toThrow('Postgres ended with code 3')
})
