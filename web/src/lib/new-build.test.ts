import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useNewBuild, watchForNewBuild } from './new-build.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

test('says so when another build was published, and asks no more after that', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const answers = [new Error('offline'), { build: 'one' }, { build: 'two' }]
  const ask = vi.fn(async () => {
    const answer = answers.shift()
    if (answer === undefined || answer instanceof Error) return Promise.reject(new Error('offline'))
    return Promise.resolve(Response.json(answer))
  })
  vi.stubGlobal('fetch', ask)
  document.head.innerHTML = '<meta name="build" content="one">'
  const { result } = renderHook(() => useNewBuild())
  watchForNewBuild()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(result.current).toBe(false)
  await vi.advanceTimersByTimeAsync(10_000)
  await waitFor(() => expect(result.current).toBe(true))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('asks nothing while developing, where no build is written into the page', async () => {
  vi.useFakeTimers()
  const ask = vi.fn()
  vi.stubGlobal('fetch', ask)
  watchForNewBuild()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(ask).not.toHaveBeenCalled()
})
