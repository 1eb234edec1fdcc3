import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { end, orEnd, start } from './started.ts'

/** A shell that starts a sleeper and waits for it, however it is asked to end. */
const stubborn = ['-c', 'trap "" TERM; sleep 86399 & wait; wait']

const running = (pid: number | undefined): boolean =>
  execFileSync('ps', ['-e', '-o', 'pgid=,stat='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .some(([group, state = '']) => group === String(pid) && !state.startsWith('Z'))

const children: ReturnType<typeof start>[] = []
const started = (args: string[]) => {
  const child = start('/bin/sh', args)
  children.push(child)
  return child
}
afterEach(async () => {
  for (const child of children.splice(0)) await end(child)
})

test('what a program has started ends with it, also where it does not listen', async () => {
  const child = started(stubborn)
  await once(child, 'spawn')
  await wait(300)
  expect(running(child.pid)).toBe(true)
  await end(child)
  await expect.poll(() => running(child.pid)).toBe(false)
})

test('a program that has ended by itself can be ended, and its sleeper with it', async () => {
  const child = started(['-c', 'sleep 86399 & exit 1'])
  await once(child, 'exit')
  expect(running(child.pid)).toBe(true)
  await end(child)
  await expect.poll(() => running(child.pid)).toBe(false)
})

test('where the beginning fails, what was started ends, and the failure is told', async () => {
  const child = started(stubborn)
  const failing = orEnd(
    async () => end(child),
    async () => Promise.reject(new Error('does not answer')),
  )
  await expect(failing).rejects.toThrow('does not answer')
  await expect.poll(() => running(child.pid)).toBe(false)
})
