import { expect, test } from 'vitest'
import { columnsInView } from './use-columns-in-view.ts'

/** A box with columns of these widths behind one of 100 that stays, scrolled so far. */
function box(
  widths: number[],
  { width, scrolled = 0, actions = 0 }: { width: number; scrolled?: number; actions?: number },
) {
  const element = document.createElement('div')
  const head = document.createElement('thead')
  const table = document.createElement('table')
  table.append(head)
  element.append(table)
  const place = (one: Element, left: number, right: number) => {
    one.getBoundingClientRect = () => ({ left, right }) as DOMRect
  }
  const add = (left: number, wide: number, kind: string) => {
    const cell = document.createElement('th')
    cell.setAttribute(kind, '')
    place(cell, left, left + wide)
    head.append(cell)
  }
  add(0, 100, 'data-column')
  let at = 100 - scrolled
  for (const wide of widths) {
    add(at, wide, 'data-column')
    at += wide
  }
  if (actions > 0) add(width - actions, actions, 'data-actions')
  place(element, 0, width)
  Object.defineProperties(element, {
    clientWidth: { value: width },
    scrollWidth: { value: Math.max(width, at + scrolled + actions) },
  })
  return element
}

test('a table that fits has nothing to say', () => {
  expect(columnsInView(box([50, 50], { width: 300, actions: 80 }))).toBeNull()
})

test('columns below the actions are out of view, and those below the first one', () => {
  const widths = [100, 100, 100, 100]
  expect(columnsInView(box(widths, { width: 400, actions: 80 }))).toEqual({
    seen: 3,
    all: 5,
    left: false,
    right: true,
  })
  expect(columnsInView(box(widths, { width: 400, actions: 80, scrolled: 150 }))).toEqual({
    seen: 2,
    all: 5,
    left: true,
    right: true,
  })
  expect(columnsInView(box(widths, { width: 400, actions: 80, scrolled: 180 }))).toMatchObject({
    left: true,
    right: false,
  })
})

test('without actions the edge of the box is the end', () => {
  expect(columnsInView(box([100, 100, 100], { width: 300 }))).toMatchObject({ seen: 3, all: 4 })
})

test('a part of a pixel hides nothing', () => {
  expect(columnsInView(box([100, 100.6], { width: 300 }))).toBeNull()
})
