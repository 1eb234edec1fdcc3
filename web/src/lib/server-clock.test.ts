import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const hour = 3_600_000
const noon = Date.parse('2027-02-03T10:00:00Z')

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
  vi.useFakeTimers({ now: noon })
})
afterEach(() => void vi.useRealTimers())

const answerAt = (moment: number, headers = {}) =>
  new Response('{}', { headers: { date: new Date(moment).toUTCString(), ...headers } })

test.each([-20_000 * hour, -5 * hour, 0, 5 * hour, 20_000 * hour])(
  'a computer %i ms off shows the server’s time, on the next page too',
  async (off) => {
    const clock = await import('./server-clock.ts')
    vi.setSystemTime(noon + off)
    clock.learnFromAnswer(answerAt(noon), 50)
    expect(clock.serverNow()).toBe(noon)
    expect(clock.onComputerClock(noon + hour)).toBe(noon + off + hour)
    vi.advanceTimersByTime(hour)
    expect(clock.serverNow()).toBe(noon + hour)
    vi.resetModules()
    expect((await import('./server-clock.ts')).serverNow()).toBe(noon + hour)
  },
)

test('a clock that is set back meanwhile changes nothing', async () => {
  const clock = await import('./server-clock.ts')
  clock.learnFromAnswer(answerAt(noon), 50)
  vi.setSystemTime(noon - 3 * hour)
  vi.advanceTimersByTime(1000)
  expect(clock.serverNow()).toBe(noon + 1000)
})

test('a copy on the way counts its age; a slow answer and one without a date teach nothing', async () => {
  const clock = await import('./server-clock.ts')
  clock.learnFromAnswer(answerAt(noon - 30_000, { age: '30' }), 50)
  expect(clock.serverNow()).toBe(noon)
  clock.learnFromAnswer(answerAt(noon + hour), 40_000)
  clock.learnFromAnswer(new Response('{}'), 50)
  clock.learnFromAnswer(new Response('{}', { headers: { date: 'never' } }), 50)
  expect(clock.serverNow()).toBe(noon)
})
