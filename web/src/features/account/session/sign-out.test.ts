import { expect, test, vi } from 'vitest'
import type * as page from '@/lib/kept-page.ts'
import { loadAnewWhenShownAgain } from '@/lib/kept-page.ts'
import type * as session from '@/lib/session.ts'
import { storageKey } from '@/lib/session.ts'
import { leave } from './sign-out.ts'

vi.mock('@/lib/kept-page.ts', async (original) => ({
  ...(await original<typeof page>()),
  loadAnewWhenShownAgain: vi.fn<typeof loadAnewWhenShownAgain>(),
}))
vi.mock('@/lib/session.ts', async (original) => ({
  ...(await original<typeof session>()),
  authClient: async () => Promise.reject(new Error('no network')),
}))

test('signing out without a network ends the session here, and “Back” shows nothing of the person', async () => {
  // jsdom loads no other page, and says so.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  localStorage.setItem(storageKey, '{}')
  await leave()
  expect(localStorage.getItem(storageKey)).toBeNull()
  expect(loadAnewWhenShownAgain).toHaveBeenCalledOnce()
})
