import { afterEach, expect, it, vi } from 'vitest'
import { fetchOrEarly } from './early-answer.ts'

const ask = async (body: string) =>
  (await fetchOrEarly('/graphql', { method: 'POST', body })).text()

afterEach(() => {
  vi.unstubAllGlobals()
  delete window.earlyAnswers
})

it('hands an early answer over once, and asks for everything else', async () => {
  vi.stubGlobal('fetch', async () => Promise.resolve(new Response('asked')))
  window.earlyAnswers = { landing: Promise.resolve(new Response('early')) }
  expect(await ask('other')).toBe('asked')
  expect(await ask('landing')).toBe('early')
  expect(await ask('landing')).toBe('asked')
})

it('asks itself when the early request failed', async () => {
  vi.stubGlobal('fetch', async () => Promise.resolve(new Response('asked')))
  window.earlyAnswers = { landing: Promise.reject(new TypeError('no network')) }
  expect(await ask('landing')).toBe('asked')
})
