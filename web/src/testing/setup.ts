import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// Finding by role reads the styles of the whole page. With other work on the processor that alone takes half a second, and
// the library gives up after one.
configure({ asyncUtilTimeout: 5000 })

// Used by the components and missing in jsdom.
vi.stubGlobal('matchMedia', (media: string) =>
  Object.assign(new EventTarget(), { matches: false, media, onchange: null }),
)
// Asked by Lexical where the selection is drawn.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList
Range.prototype.getBoundingClientRect = () => new DOMRect()

beforeEach(() => {
  // React and Apollo report misuse through console.error; a test that provokes that expects it.
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    throw new Error(`unexpected console.error: ${parts.map(String).join(' ')}`)
  })
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
