import { beforeEach, expect, it } from 'vitest'
import { FunctionError } from '../_shared/http/function-error.ts'
import { handleCalendarFeed, type CalendarFeedDeps } from './handler.ts'

const token = 'a'.repeat(64)
const holiday = {
  id: 'h',
  label: 'Freedom Day',
  labelAf: null,
  start: '2027-04-27',
  end: '2027-04-27',
}
let asked: string[]
let deps: CalendarFeedDeps

beforeEach(() => {
  asked = []
  deps = {
    address: '10.0.0.1',
    mayGoOn: () => true,
    readFeed: async (secret) => {
      asked.push(secret)
      return Promise.resolve({
        language: 'English',
        activities: [],
        terms: [],
        holidays: [holiday],
      })
    },
  }
})

const get = async (query: string, method = 'GET') =>
  handleCalendarFeed(new Request(`http://api/calendar-feed${query}`, { method }), deps)

const refusal = async (response: Response) => {
  const body: unknown = await response.json()
  return [response.status, body]
}

it('answers with a calendar that must not be cached', async () => {
  const response = await get(`?token=${token}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/)
  expect(asked).toEqual([token])
})

it('adds terms and holidays only where the address asks for them', async () => {
  expect(await (await get(`?token=${token}`)).text()).not.toContain('Freedom Day')
  expect(await (await get(`?token=${token}&school=1`)).text()).toContain('SUMMARY:Freedom Day')
})

it('answers HEAD as GET, without the body', async () => {
  const response = await get(`?token=${token}`, 'HEAD')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(await response.text()).toBe('')
  expect((await get('?token=abc', 'HEAD')).status).toBe(404)
})

it.each(['', '?token=', '?token=abc', `?token=${'A'.repeat(64)}`])(
  'does not ask the database for %s',
  async (query) => {
    expect((await get(query)).status).toBe(404)
    expect(asked).toEqual([])
  },
)

it('answers 404 for a withdrawn address and limits guessing', async () => {
  deps.readFeed = async () => Promise.reject(new FunctionError(404, 'feed_not_found'))
  expect(await refusal(await get(`?token=${token}`))).toEqual([404, { error: 'feed_not_found' }])
  deps.mayGoOn = () => false
  expect(await refusal(await get(`?token=${token}`))).toEqual([429, { error: 'too_many_requests' }])
  expect((await get('', 'POST')).status).toBe(405)
})
