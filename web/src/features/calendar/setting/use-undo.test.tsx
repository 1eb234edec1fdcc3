import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import english from '@/i18n/en.json'
import { snack } from '@/lib/snackbar.ts'
import { forgetAll } from './undo-stack.ts'
import { useUndo } from './use-undo.ts'

const session = vi.hoisted(() => ({ user: 'one' }))
vi.mock('@/lib/session.ts', () => ({
  useSession: () => ({ status: 'signed-in', user: { id: session.user } }),
}))
beforeEach(() => {
  session.user = 'one'
  forgetAll()
})

const hook = () =>
  renderHook(useUndo, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <IntlProvider locale="en-ZA" messages={english}>
        {children}
      </IntlProvider>
    ),
  })
type Hook = ReturnType<typeof hook>['result']
const undoLast = async (result: Hook) =>
  act(async () => {
    result.current.undoLast()
    await Promise.resolve()
  })

test('the last change is undone first, each once, also after the message is gone', async () => {
  const first = vi.fn(async () => Promise.resolve())
  const second = vi.fn(async () => Promise.resolve())
  const { result } = hook()
  act(() => {
    result.current.done('First', first)
    result.current.done('Second', second)
  })
  const button = snack.get()?.action
  expect(result.current.last).toBe('Second')
  await undoLast(result)
  act(() => button?.run())
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  expect(snack.get()?.text).toBe('Undone: Second')
  await undoLast(result)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
  expect(result.current.last).toBeNull()
})

test('nobody undoes what another person did in this window', () => {
  const { result, rerender } = hook()
  act(() => result.current.done('Moved', async () => Promise.resolve()))
  session.user = 'two'
  rerender()
  expect(result.current.last).toBeNull()
})

test('what cannot be undone any more says so, and is not tried again', async () => {
  const { result } = hook()
  act(() => result.current.done('Moved', async () => Promise.reject(new Error('row_changed'))))
  await undoLast(result)
  expect(snack.get()?.kind).toBe('error')
  expect(result.current.last).toBeNull()
})
