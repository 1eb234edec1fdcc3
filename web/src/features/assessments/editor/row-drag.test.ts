import { afterEach, expect, test, vi } from 'vitest'
import { startRowDrag } from './row-drag.ts'

afterEach(() => {
  document.body.replaceChildren()
})

/** Two rows of 100 pixels, one below the other. */
function rows() {
  document.body.innerHTML = `<div role="dialog">
    <div data-row="question" data-place="first"><span id="handle"></span></div>
    <div data-row="question" data-place="second"></div>
  </div>`
  const [first, second] = document.querySelectorAll<HTMLElement>('[data-row]')
  if (first === undefined || second === undefined) throw new Error('no rows')
  first.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100)
  second.getBoundingClientRect = () => new DOMRect(0, 100, 100, 100)
  const handle = document.querySelector<HTMLElement>('#handle')
  if (handle === null) throw new Error('no handle')
  return handle
}

const fire = (type: string, pointerId: number, clientY: number) =>
  window.dispatchEvent(new PointerEvent(type, { pointerId, clientY }))

test('a second finger neither moves nor drops what the first one drags', () => {
  const dropped = vi.fn()
  startRowDrag(
    rows(),
    new PointerEvent('pointerdown', { pointerId: 1, clientY: 10 }),
    'question',
    dropped,
  )
  fire('pointermove', 1, 190)
  fire('pointermove', 2, 20)
  fire('pointerup', 2, 20)
  fire('pointercancel', 2, 20)
  expect(dropped).not.toHaveBeenCalled()
  fire('pointerup', 1, 190)
  expect(dropped).toHaveBeenCalledExactlyOnceWith('second', true)
})

test('it is dropped where the line is, though the rows have moved under the pointer', () => {
  const dropped = vi.fn()
  const start = new PointerEvent('pointerdown', { pointerId: 1, clientY: 10 })
  startRowDrag(rows(), start, 'question', dropped)
  fire('pointermove', 1, 120)
  const [first, second] = document.querySelectorAll<HTMLElement>('[data-row]')
  if (first === undefined || second === undefined) throw new Error('no rows')
  // The one above is drawn, and is higher than it was thought to be.
  first.getBoundingClientRect = () => new DOMRect(0, 0, 100, 400)
  second.getBoundingClientRect = () => new DOMRect(0, 400, 100, 100)
  fire('pointerup', 1, 120)
  expect(dropped).toHaveBeenCalledExactlyOnceWith('second', false)
})

test('what comes from beside the rows is dropped over them only', () => {
  const at = (type: string, clientX: number, clientY: number) =>
    window.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX, clientY }))
  const start = () => new PointerEvent('pointerdown', { pointerId: 1, clientX: 150, clientY: 110 })
  for (const [x, dropped] of [
    [150, [null, false]],
    [50, ['second', false]],
  ] as const) {
    const onDrop = vi.fn()
    startRowDrag(rows(), start(), 'question', onDrop, true)
    at('pointermove', x, 120)
    at('pointerup', x, 120)
    expect(onDrop).toHaveBeenCalledExactlyOnceWith(...dropped)
  }
})
