import { afterEach, expect, test } from 'vitest'
import { placeBeside } from './kept-focus.ts'

afterEach(() => document.body.replaceChildren())

/** @param markup test data without anything of a person */
function rootOf(markup: string): HTMLElement {
  const root = document.createElement('form')
  root.innerHTML = markup
  document.body.append(root)
  return root
}

const row = (id: string) =>
  `<li id="row-${id}"><button>right</button><input id="${id}" data-field="text"><button id="x-${id}">x</button></li>`

function asked(root: HTMLElement, lost: string, gone: string[]): string | undefined {
  const control = root.querySelector(`#${lost}`)
  if (control === null) throw new Error('It is there')
  const beside = placeBeside(control, root)
  for (const id of gone) root.querySelector(`#${id}`)?.remove()
  return beside()?.id
}

test('the focus goes into the row before, else the one after, else what is around', () => {
  const list = `<input id="above"><ol>${row('a')}${row('b')}${row('c')}</ol>`
  expect(asked(rootOf(list), 'b', ['row-b'])).toBe('a')
  expect(asked(rootOf(list), 'a', ['row-a'])).toBe('b')
  expect(asked(rootOf(list), 'x-b', ['row-b', 'row-a'])).toBe('c')
  expect(asked(rootOf(list), 'b', ['row-a', 'row-b', 'row-c'])).toBe('above')
  expect(asked(rootOf(`<ol>${row('a')}</ol>`), 'a', ['row-a'])).toBeUndefined()
})
