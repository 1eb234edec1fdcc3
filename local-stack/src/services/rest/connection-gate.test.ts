import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { PoolExhausted } from '../../db/pool-exhausted.ts'
import { ConnectionGate } from './connection-gate.ts'

test('runs at most as much work at once as there are places', async () => {
  const gate = new ConnectionGate(2, 1_000)
  let running = 0
  let most = 0
  const work = () =>
    gate.run(async () => {
      most = Math.max(most, ++running)
      await sleep(5)
      running--
    })
  await Promise.all(Array.from({ length: 10 }, work))
  expect(most).toBe(2)
})

test('refuses work that waits too long, and keeps its place usable', async () => {
  const gate = new ConnectionGate(1, 20)
  const long = gate.run(() => sleep(60))
  await expect(gate.run(() => Promise.resolve())).rejects.toThrow(PoolExhausted)
  await long
  await expect(gate.run(() => Promise.resolve('served'))).resolves.toBe('served')
})

test('work that fails frees its place', async () => {
  const gate = new ConnectionGate(1, 50)
  await expect(gate.run(() => Promise.reject(new Error('fault')))).rejects.toThrow('fault')
  await expect(gate.run(() => Promise.resolve('served'))).resolves.toBe('served')
})
