import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

/** What is drawn, each time. */
async function draw(opened: string) {
  vi.resetModules()
  Object.assign(performance, { getEntriesByType: () => [{ type: opened }] })
  const { useDrawnLater } = await import('./drawn-later.ts')
  const { tellPageStands } = await import('./page-stands.ts')
  const drawn: boolean[] = []
  const Page = () => {
    drawn.push(useDrawnLater())
    return null
  }
  return { drawn, tellPageStands, show: () => render(<Page />) }
}

afterEach(() => Reflect.deleteProperty(performance, 'getEntriesByType'))

test('what is below the screen is drawn right after the first screen of a first visit', async () => {
  const { drawn, show } = await draw('navigate')
  show()
  expect(drawn).toEqual([false, true])
})

test('on later pages everything is drawn together', async () => {
  const { drawn, show, tellPageStands } = await draw('navigate')
  tellPageStands()
  await Promise.resolve()
  show()
  expect(drawn).toEqual([true])
})

test.each(['reload', 'back_forward'])(
  'so it is on a page that may begin in its middle: %s',
  async (opened) => {
    const { drawn, show } = await draw(opened)
    show()
    expect(drawn).toEqual([true])
  },
)
