import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FunctionLimits } from './limits.ts'
import { serveFunctions, type ServedFunctions } from './testing.ts'

/** Set high, so that each test reaches only its own limit. */
const generous = { firstByteMs: 60_000, wallClockMs: 60_000, cpuMs: 60_000, memoryMb: 1024 }

let served: ServedFunctions
afterEach(async () => served.close())

function serving(limits: Partial<FunctionLimits>): void {
  beforeEach(async () => {
    served = await serveFunctions({ limits: { ...generous, sampleMs: 100, ...limits } })
  })
}

const pidOfTrouble = async () => (await (await served.call('trouble/pid')).json()) as number
const log = () => served.log.join('\n')

async function expectFailure(path: string, status: number, code: string): Promise<void> {
  const response = await served.call(path)
  expect([response.status, response.headers.get('sb-error-code')]).toEqual([status, code])
  expect(((await response.json()) as { code: string }).code).toBe(code)
}

describe('a function with errors', () => {
  serving({})

  it('that throws answers 500, logs the reason, and keeps running', async () => {
    const before = await pidOfTrouble()
    await expectFailure('trouble/throw', 500, 'WORKER_ERROR')
    expect(log()).toContain('functions/trouble: Error: thrown on purpose')
    expect(await pidOfTrouble()).toBe(before)
  })

  it.each(['exit', 'reject'])('that ends by %s answers 500 and is started again', async (how) => {
    const before = await pidOfTrouble()
    await expectFailure(`trouble/${how}`, 500, 'WORKER_ERROR')
    expect(await pidOfTrouble()).not.toBe(before)
  })

  it('that ends in the middle of its answer leaves a broken response', async () => {
    const response = await served.call('trouble/half-and-exit')
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow('terminated')
    expect(await (await served.call('trouble')).text()).toBe('fine')
  })

  it.each(['broken', 'silent'])('that is %s at boot answers 503 each time', async (name) => {
    await expectFailure(name, 503, 'BOOT_ERROR')
    await expectFailure(name, 503, 'BOOT_ERROR')
  })

  it('learns that its client has gone', async () => {
    const client = new AbortController()
    const call = served.call('trouble/wait-for-abort', { signal: client.signal })
    await new Promise((resolve) => setTimeout(resolve, 500))
    client.abort()
    await expect(call).rejects.toThrow('aborted')
    await expect.poll(async () => (await served.call('trouble/aborted')).json()).toBe(1)
  })

  it.each(['read', 'write'])('may not %s files of the machine', async (what) => {
    await expectFailure(`trouble/${what}`, 500, 'WORKER_ERROR')
    expect(log()).toContain(`NotCapable: Requires ${what} access`)
  })
})

describe('a function that uses too much processor time', () => {
  serving({ cpuMs: 400 })

  it('answers 546, and others go on meanwhile', async () => {
    const before = await pidOfTrouble()
    const spinning = expectFailure('trouble/spin', 546, 'WORKER_LIMIT')
    expect((await served.call('echo')).status).toBe(201)
    await spinning
    expect(log()).toContain('more than 400 ms of processor time')
    expect(await pidOfTrouble()).not.toBe(before)
  })

  it('is also ended when no client waits for it', async () => {
    await pidOfTrouble()
    await expect(
      served.call('trouble/spin', { signal: AbortSignal.timeout(150) }),
    ).rejects.toThrow()
    await expect.poll(log, { timeout: 10_000 }).toContain('more than 400 ms of processor time')
  })
})

describe('a function that uses too much memory', () => {
  serving({ memoryMb: 64 })

  it.each([
    ['heap', 'out of memory'],
    ['buffers', 'more than 64 MiB of memory'],
  ])('in %s answers 546 and is started again', async (where, reason) => {
    const before = await pidOfTrouble()
    await expectFailure(`trouble/${where}`, 546, 'WORKER_LIMIT')
    expect(log()).toMatch(new RegExp(`${reason}|more than 64 MiB of memory`))
    expect(await pidOfTrouble()).not.toBe(before)
  })
})

describe('a function that takes too long', () => {
  serving({ firstByteMs: 1500, wallClockMs: 3000 })

  it('to begin its answer gives 504, and its other requests continue', async () => {
    await pidOfTrouble()
    const hanging = served.call('trouble/hang')
    expect(await (await served.call('trouble')).text()).toBe('fine')
    const response = await hanging
    expect([response.status, await response.json()]).toEqual([
      504,
      { code: 'IDLE_TIMEOUT', message: 'Request idle timeout limit (1.5s) reached' },
    ])
  })

  it('to end it is cut off', async () => {
    const response = await served.call('trouble/endless')
    await expect(response.text()).rejects.toThrow('terminated')
    expect(log()).toContain('more than 3000 ms of time')
  })
})
