import { fireEvent, render, renderHook, screen } from '@testing-library/react'
import type { RefObject } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { moveBetweenRows, useListKeys } from './list-keys.ts'

// The keys alone, over the least that they need of a list.

afterEach(() => document.body.replaceChildren())

const names = ['one', 'two', 'three']
const here = '#here'
const beside = 'beside'
const called = (name: string) => ({ 'aria-label': name })

/** Three rows of a link, a box that cannot be used, and two controls; the last row has only a link. */
function rows() {
  render(
    <div onKeyDown={moveBetweenRows} role="presentation">
      {names.map((name, at) => (
        <div key={name} data-list-row>
          <a href={here}>{name}</a>
          <button type="button" disabled {...called(`off ${name}`)} />
          {at < 2 && <input {...called(`pick ${name}`)} />}
          {at < 2 && <button type="button" {...called(`menu ${name}`)} />}
        </div>
      ))}
      <a href={here}>{beside}</a>
    </div>,
  )
}

const press = (name: string, key: string, init: object = {}) => {
  const target = screen.getByRole(
    /^(pick)/.test(name) ? 'textbox' : /^menu/.test(name) ? 'button' : 'link',
    { name },
  )
  target.focus()
  /** False: the page did something with the key. */
  const untouched = fireEvent.keyDown(target, { key, ...init })
  const focused = document.activeElement
  return { untouched, focused: focused?.getAttribute('aria-label') ?? focused?.textContent }
}

test.each([
  ['one', 'ArrowDown', 'two'],
  ['two', 'ArrowUp', 'one'],
  ['one', 'ArrowUp', 'one'],
  ['three', 'ArrowDown', 'three'],
  ['three', 'ArrowUp', 'two'],
  ['three', 'Home', 'one'],
  ['one', 'End', 'three'],
  ['pick one', 'ArrowDown', 'pick two'],
  ['menu two', 'ArrowUp', 'menu one'],
  ['menu one', 'End', 'three'],
  ['menu two', 'ArrowDown', 'three'],
])('from "%s" %s leads to "%s"', (from, key, to) => {
  rows()
  expect(press(from, key)).toEqual({ untouched: false, focused: to })
})

test.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])(
  'with %s the key is the browser’s',
  (modifier) => {
    rows()
    expect(press('one', 'ArrowDown', { [modifier]: true })).toEqual({
      untouched: true,
      focused: 'one',
    })
  },
)

test('other keys, and keys beside the rows, are left alone', () => {
  rows()
  expect(press('one', 'ArrowRight')).toEqual({ untouched: true, focused: 'one' })
  expect(press('beside', 'ArrowDown')).toEqual({ untouched: true, focused: 'beside' })
})

function page({ search = true, primary = true } = {}) {
  const main = document.createElement('main')
  main.innerHTML = `${search ? '<input type="search" value="maths">' : ''}
    ${primary ? '<div data-primary><button data-action="new"></button></div>' : ''}
    <input type="checkbox" id="tick"><textarea></textarea><select></select><p></p>`
  document.body.append(main)
  const added = vi.fn()
  main.querySelector('[data-action]')?.addEventListener('click', added)
  const here: RefObject<HTMLElement | null> = { current: main }
  const { unmount } = renderHook(() => useListKeys(here))
  const key = (name: string, init: object = {}, on: Element | Window = document.body) =>
    fireEvent.keyDown(on, { key: name, ...init })
  return { main, added, key, unmount, search: main.querySelector('input') }
}

test('"/" goes to the search and picks what stands there, so that typing replaces it', () => {
  const { key, search } = page()
  expect(key('/')).toBe(false)
  expect(document.activeElement).toBe(search)
  expect([search?.selectionStart, search?.selectionEnd]).toEqual([0, 5])
})

test('"n" adds a row, where there is a button for it', () => {
  const { key, added } = page()
  expect(key('n')).toBe(true)
  expect(added).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(document.body)
  key('m')
  expect(added).toHaveBeenCalledOnce()
})

test('a list without search or button lets the keys pass', () => {
  const { key, main } = page({ search: false, primary: false })
  expect(key('/')).toBe(true)
  expect(key('n')).toBe(true)
  expect(main.contains(document.activeElement)).toBe(false)
})

test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s neither key does anything', (modifier) => {
  const { key, added } = page()
  expect(key('/', { [modifier]: true })).toBe(true)
  key('n', { [modifier]: true })
  expect(added).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(document.body)
})

test.each(['input[type=search]', 'textarea', 'select'])('in %s letters are text', (field) => {
  const { key, added, main } = page()
  const typed = main.querySelector(field)
  key('n', {}, typed ?? window)
  expect(added).not.toHaveBeenCalled()
})

test('in text that can be edited letters are text', () => {
  const { key, added, main } = page()
  const text = main.querySelector('p')
  Object.defineProperty(text, 'isContentEditable', { value: true })
  key('n', {}, text ?? window)
  expect(added).not.toHaveBeenCalled()
})

test('on a checkbox, and with nothing focused, the keys work', () => {
  const { key, added, main } = page()
  key('n', {}, main.querySelector('#tick') ?? window)
  key('n', {}, window)
  expect(added).toHaveBeenCalledTimes(2)
})

test.each(['dialog', 'alertdialog', 'menu'])('under a %s neither key does anything', (role) => {
  const { key, added } = page()
  const over = document.createElement('div')
  over.setAttribute('role', role)
  document.body.append(over)
  expect(key('/')).toBe(true)
  key('n')
  expect(added).not.toHaveBeenCalled()
})

test('a key that something else has taken is left to it', () => {
  const { key, added, main } = page()
  main.addEventListener('keydown', (event) => event.preventDefault())
  key('n', {}, main)
  expect(added).not.toHaveBeenCalled()
})

test('a list that is gone listens no more', () => {
  const { key, added, unmount } = page()
  unmount()
  key('n')
  expect(added).not.toHaveBeenCalled()
})
