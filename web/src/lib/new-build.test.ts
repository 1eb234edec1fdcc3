import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { updateIfNewer, useNewBuild, wasUpdated, watchForNewBuild } from './new-build.ts'
import { watchTyping } from './typed-outside.ts'
import { unsavedForms } from './unsaved-forms.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
  sessionStorage.clear()
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

const build = (name: string) => {
  document.head.innerHTML = `<meta name="build" content="${name}">`
}
const publish = (name: string) =>
  vi.stubGlobal('fetch', async () => Promise.resolve(Response.json({ build: name })))

test('a file of an earlier build did not come: the page is loaded anew once, and says so once', async () => {
  build('one')
  publish('two')
  const reload = vi.fn()
  await updateIfNewer(reload)
  expect(reload).toHaveBeenCalledOnce()
  // A deployment that is half there: the page is still the earlier one.
  expect(wasUpdated()).toBe(false)
  await updateIfNewer(reload)
  expect(reload).toHaveBeenCalledOnce()
  // A further build is another matter.
  publish('three')
  await updateIfNewer(reload)
  expect(reload).toHaveBeenCalledTimes(2)
  build('three')
  expect(wasUpdated()).toBe(true)
  expect(wasUpdated()).toBe(false)
})

test.each([
  ['the same build', 'one'],
  ['no answer', null],
])('%s: nothing is loaded anew', async (_, published) => {
  build('one')
  if (published === null) vi.stubGlobal('fetch', async () => Promise.reject(new Error('offline')))
  else publish(published)
  const reload = vi.fn()
  await updateIfNewer(reload)
  expect(reload).not.toHaveBeenCalled()
})

test('what was typed and is kept nowhere holds the page; what is kept does not', async () => {
  build('one')
  publish('two')
  const reload = vi.fn()
  const leaving = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  unsavedForms.add({ id: 'password', discard: () => undefined })
  unsavedForms.add({ id: 'lesson', discard: () => undefined, kept: () => true })
  await updateIfNewer(reload)
  expect(reload).not.toHaveBeenCalled()
  expect(leaving()).toBe(false)
  unsavedForms.remove('password')
  await updateIfNewer(reload)
  expect(reload).toHaveBeenCalledOnce()
  // The browser asks nothing.
  expect(leaving()).toBe(true)
  unsavedForms.remove('lesson')
})

test('a form that asks nothing when it is left holds the page as well', async () => {
  build('one')
  publish('two')
  const reload = vi.fn()
  const end = unsavedForms.holdReload('sign-in', () => false)
  await updateIfNewer(reload)
  expect(reload).not.toHaveBeenCalled()
  end()
  await updateIfNewer(reload)
  expect(reload).toHaveBeenCalledOnce()
})

test('a code that was typed outside the forms of the kit holds the page', async () => {
  build('one')
  publish('two')
  const reload = vi.fn()
  watchTyping()
  const field = document.body.appendChild(document.createElement('input'))
  field.dispatchEvent(new InputEvent('beforeinput', { bubbles: true }))
  field.value = 'SAVE10'
  await updateIfNewer(reload)
  expect(reload).not.toHaveBeenCalled()
  field.remove()
  await updateIfNewer(reload)
  expect(reload).toHaveBeenCalledOnce()
})
