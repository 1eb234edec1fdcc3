import { expect, test, vi } from 'vitest'
import { loadAnewWhenShownAgain } from './kept-page.ts'

test('a page that the browser kept is loaded anew, one that it loads is not', () => {
  const reload = vi.fn()
  loadAnewWhenShownAgain(reload)
  const shown = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
  shown(false)
  expect(reload).not.toHaveBeenCalled()
  shown(true)
  expect(reload).toHaveBeenCalledOnce()
})
