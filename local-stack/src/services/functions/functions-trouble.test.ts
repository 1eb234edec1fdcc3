import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveFunctions, type ServedFunctions } from './testing.ts'

let served: ServedFunctions
beforeAll(async () => {
  served = await serveFunctions({
    limits: {
      firstByteMs: 1500,
      wallClockMs: 3000,
      cpuMs: 700,
      memoryMb: 128,
      sampleMs: 100,
      bootMs: 10_000,
    },
  })
})
afterAll(async () => served.close())

const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code
const pidOfTrouble = async () => (await (await served.call('trouble/pid')).json()) as number

async function expectFailure(path: string, status: number, code: string): Promise<void> {
  const response = await served.call(path)
  expect([response.status, response.headers.get('sb-error-code')]).toEqual([status, code])
  expect(await codeOf(response)).toBe(code)
}

describe('a function in trouble', () => {
  it('that throws answers 500, says why in the log, and goes on', async () => {
    const before = await pidOfTrouble()
    await expectFailure('trouble/throw', 500, 'WORKER_ERROR')
    expect(served.log.join('\n')).toContain('functions/trouble: Error: thrown on purpose')
    expect(await pidOfTrouble()).toBe(before)
  })

  it.each(['exit', 'reject'])('that ends by %s answers 500 and starts anew', async (how) => {
    const before = await pidOfTrouble()
    await expectFailure(`trouble/${how}`, 500, 'WORKER_ERROR')
    expect(await pidOfTrouble()).not.toBe(before)
  })

  it.each(['spin', 'heap', 'buffers'])(
    'that uses too much by %s answers 546',
    async (how) => {
      const before = await pidOfTrouble()
      await expectFailure(`trouble/${how}`, 546, 'WORKER_LIMIT')
      expect(await pidOfTrouble()).not.toBe(before)
    },
    20_000,
  )

  it('that does not answer gives 504, and its other requests go on', async () => {
    const hanging = served.call('trouble/hang')
    expect(await (await served.call('trouble')).text()).toBe('fine')
    const response = await hanging
    expect(response.status).toBe(504)
    expect(await response.json()).toEqual({
      code: 'IDLE_TIMEOUT',
      message: 'Request idle timeout limit (1.5s) reached',
    })
  })

  it('does not keep others from answering', async () => {
    const spinning = served.call('trouble/spin')
    expect((await served.call('echo')).status).toBe(201)
    expect((await spinning).status).toBe(546)
  })

  it.each(['broken', 'silent'])('that is %s at boot answers 503 each time', async (name) => {
    await expectFailure(name, 503, 'BOOT_ERROR')
    await expectFailure(name, 503, 'BOOT_ERROR')
  })

  it.each(['half-and-exit', 'endless'])(
    'that ends within its answer (%s) leaves it visibly broken',
    async (path) => {
      const response = await served.call(`trouble/${path}`)
      expect(response.status).toBe(200)
      await expect(response.text()).rejects.toThrow('terminated')
      expect(await (await served.call('trouble')).text()).toBe('fine')
    },
    10_000,
  )

  it('hears that its client gave up', async () => {
    const client = new AbortController()
    const call = served.call('trouble/wait-for-abort', { signal: client.signal })
    await new Promise((resolve) => setTimeout(resolve, 200))
    client.abort()
    await expect(call).rejects.toThrow('aborted')
    await expect.poll(async () => (await served.call('trouble/aborted')).json()).toBe(1)
  })

  it.each(['read', 'write'])('may not %s files of the machine', async (what) => {
    await expectFailure(`trouble/${what}`, 500, 'WORKER_ERROR')
    expect(served.log.join('\n')).toContain(`NotCapable: Requires ${what} access`)
  })
})
