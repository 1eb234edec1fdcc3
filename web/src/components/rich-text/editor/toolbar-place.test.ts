import { createEditor } from 'lexical'
import { afterEach, expect, test } from 'vitest'
import { addToolbar, focusToolbar, worksOn } from './toolbar-place.ts'

afterEach(() => document.body.replaceChildren())

const element = (tag: 'div' | 'button', into: HTMLElement = document.body) => {
  const made = document.createElement(tag)
  into.append(made)
  return made
}

/** A field with tools of its own, or the page. */
function place(own: boolean) {
  const field = element('div')
  if (own) field.dataset['ownTools'] = ''
  const toolbar = element('div', field)
  const editor = createEditor()
  editor.setRootElement(element('div', field))
  return { toolbar, editor, tool: element('button', toolbar) }
}

test('a toolbar works on the texts of its own field, and that of the page on those outside of such fields', () => {
  const [page, field, other] = [place(false), place(true), place(true)]
  expect(worksOn(page.toolbar, page.editor)).toBe(true)
  expect(worksOn(page.toolbar, field.editor)).toBe(false)
  expect(worksOn(field.toolbar, field.editor)).toBe(true)
  expect(worksOn(field.toolbar, other.editor)).toBe(false)
  expect(worksOn(field.toolbar, page.editor)).toBe(false)
})

test('no toolbar works on a text that is gone, and none that is not drawn yet on any', () => {
  const { toolbar, editor } = place(false)
  expect(worksOn(null, editor)).toBe(false)
  editor.setRootElement(null)
  expect(worksOn(toolbar, editor)).toBe(false)
})

test('Alt with F10 leads from a text to the tools that work on it, while they are there', () => {
  const [page, field] = [place(false), place(true)]
  const remove = [addToolbar(page.toolbar), addToolbar(field.toolbar)]
  const press = (key: string, altKey: boolean) => {
    const event = new KeyboardEvent('keydown', { key, altKey, cancelable: true })
    return [focusToolbar(event, field.editor), event.defaultPrevented]
  }
  expect(press('F10', false)).toEqual([false, false])
  expect(press('F9', true)).toEqual([false, false])
  expect(press('F10', true)).toEqual([true, true])
  expect(field.tool).toHaveFocus()
  remove.forEach((gone) => gone())
  expect(press('F10', true)).toEqual([false, false])
})
