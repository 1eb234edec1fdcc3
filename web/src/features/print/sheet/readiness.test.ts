import { beforeEach, expect, test, vi } from 'vitest'
import { whenDrawn } from './readiness.ts'

let fonts: { status: string; faces: { status: string; family: string }[] }

beforeEach(() => {
  fonts = { status: 'loaded', faces: [] }
  // Missing in jsdom.
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: {
      load: async () => Promise.resolve([]),
      ready: Promise.resolve(),
      get status() {
        return fonts.status
      },
      [Symbol.iterator]: () => fonts.faces[Symbol.iterator](),
    },
  })
})

const sheetOf = (html: string) => {
  const sheet = document.createElement('main')
  sheet.innerHTML = `<div class="page"></div><div class="page">${html}</div>`
  return sheet
}

function pictureIn(sheet: Element, complete: boolean, naturalWidth: number) {
  const image = sheet.querySelector('img')
  if (image !== null) {
    Object.defineProperties(image, {
      complete: { configurable: true, value: complete },
      naturalWidth: { configurable: true, value: naturalWidth },
      decode: { configurable: true, value: async () => Promise.resolve() },
    })
  }
}

/** What is still waited for after a while; null once it is drawn. */
async function settled(sheet: Element, during: () => void) {
  let done = false
  const drawn = whenDrawn(sheet).finally(() => (done = true))
  for (let turn = 0; turn < 10; turn += 1) await new Promise((next) => requestAnimationFrame(next))
  expect(done).toBe(false)
  during()
  return drawn
}

test.each([
  ['<span data-picture="waiting">A map</span>', '[data-picture]'],
  ['<span data-formula="waiting">x^2</span>', '[data-formula]'],
])('%s is waited for', async (html, selector) => {
  const sheet = sheetOf(html)
  expect(await settled(sheet, () => sheet.querySelector(selector)?.remove())).toEqual([])
})

test('a picture is waited for until it is there, and a font while it is loaded', async () => {
  const sheet = sheetOf('<img alt="A map">')
  pictureIn(sheet, false, 0)
  expect(await settled(sheet, () => pictureIn(sheet, true, 20))).toEqual([])
  fonts.status = 'loading'
  expect(await settled(sheet, () => (fonts.status = 'loaded'))).toEqual([])
})

test('the fonts of a formula that was drawn last are waited for', async () => {
  const sheet = sheetOf('<span data-formula="waiting">x^2</span>')
  const drawn = settled(sheet, () => {
    sheet.querySelector('[data-formula]')?.remove()
    // The browser asks for them when it lays the formula out.
    requestAnimationFrame(() => requestAnimationFrame(() => (fonts.status = 'loading')))
  })
  let done = false
  void drawn.finally(() => (done = true))
  await vi.waitFor(() => expect(fonts.status).toBe('loading'))
  for (let turn = 0; turn < 10; turn += 1) await new Promise((next) => requestAnimationFrame(next))
  expect(done).toBe(false)
  fonts.status = 'loaded'
  expect(await drawn).toEqual([])
})

test('what cannot be had is named with its page', async () => {
  const sheet = sheetOf(
    '<img alt="A map"><span data-picture="missing">A rain gauge</span><span data-formula="missing">x^2</span>',
  )
  pictureIn(sheet, true, 0)
  fonts.faces = ['Arimo', 'Arimo', 'Figtree'].map((family) => ({ status: 'error', family }))
  expect(await whenDrawn(sheet)).toEqual([
    { kind: 'picture', name: 'A map', page: 2 },
    { kind: 'picture', name: 'A rain gauge', page: 2 },
    { kind: 'formula', name: 'x^2', page: 2 },
    { kind: 'font', name: 'Arimo', page: null },
  ])
})

test('what is still on its way when patience ends is named as well', async () => {
  const sheet = sheetOf('<span data-picture="waiting">A map</span>')
  expect(await whenDrawn(sheet, 0)).toEqual([{ kind: 'picture', name: 'A map', page: 2 }])
})
