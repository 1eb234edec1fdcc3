import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { PictureCarousel } from './picture-carousel.tsx'

const keys = ['Communications/a/1.webp', 'Communications/a/2.webp', 'Communications/a/3.webp']

let reducedMotion = false

beforeEach(() => {
  vi.useFakeTimers()
  reducedMotion = false
  vi.stubGlobal('matchMedia', () => ({
    matches: reducedMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (pictures = keys) =>
  renderScreen(<PictureCarousel keys={pictures} subject="Word walls" />)
const number = () =>
  Number(/^Enlarge: Picture (\d)/.exec(enlarge().getAttribute('aria-label') ?? '')?.[1])
const enlarge = () => screen.getByRole('button', { name: /^Enlarge/ })
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

test('advances every 4 seconds and starts again after the last picture', () => {
  show()
  wait(3999)
  expect(number()).toBe(1)
  wait(1)
  expect(number()).toBe(2)
  wait(4000)
  wait(4000)
  expect(number()).toBe(1)
})

test('can be stopped and started again', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Stop changing pictures' }))
  wait(20_000)
  expect(number()).toBe(1)
  expect(screen.getByRole('status')).toHaveTextContent('Picture 1 of 3: Word walls')
  fireEvent.click(screen.getByRole('button', { name: 'Change pictures by themselves' }))
  wait(4000)
  expect(number()).toBe(2)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('pauses while the pointer or the focus is on it', () => {
  show()
  const group = screen.getByRole('group', { name: 'Pictures: Word walls' })
  fireEvent.mouseEnter(group)
  wait(20_000)
  expect(number()).toBe(1)
  fireEvent.mouseLeave(group)
  wait(4000)
  expect(number()).toBe(2)
  fireEvent.focus(enlarge())
  wait(20_000)
  expect(number()).toBe(2)
})

test('does not advance when reduced motion is preferred', () => {
  reducedMotion = true
  show()
  wait(20_000)
  expect(number()).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }))
  expect(number()).toBe(2)
})

test('arrow keys, buttons and dots choose a picture, which is shown for the full time', () => {
  show()
  wait(3000)
  fireEvent.keyDown(enlarge(), { key: 'ArrowLeft' })
  expect(number()).toBe(3)
  wait(3000)
  expect(number()).toBe(3)
  fireEvent.keyDown(enlarge(), { key: 'ArrowRight' })
  expect(number()).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }))
  expect(number()).toBe(3)
  fireEvent.click(screen.getByRole('button', { name: 'Picture 2 of 3: Word walls' }))
  expect(number()).toBe(2)
})

test('a swipe changes the picture, a tap does not', () => {
  show()
  const swipe = (from: number, to: number) => {
    fireEvent.touchStart(enlarge(), { touches: [{ clientX: from }] })
    fireEvent.touchEnd(enlarge(), { changedTouches: [{ clientX: to }] })
  }
  swipe(200, 190)
  expect(number()).toBe(1)
  swipe(200, 100)
  expect(number()).toBe(2)
  swipe(100, 200)
  expect(number()).toBe(1)
})

test('a single picture has no controls', () => {
  show(keys.slice(0, 1))
  wait(20_000)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})
