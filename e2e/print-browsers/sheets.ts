import { setTimeout as wait } from 'node:timers/promises'

/** What one page of a paper says on the screen. */
export interface Sheet {
  words: string
  /** Something of it is cut off at its foot. */
  cut: boolean
}

/** The pages once nothing is on its way: pictures, formulas and fonts. To be evaluated in the browser; null until then. */
const drawn = `(async () => {
  const pages = [...document.querySelectorAll('.page')]
  if (pages.length === 0 || document.querySelector('.page :is([data-picture], [data-formula])')) return null
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => null)))
  return pages.map((page) => ({
    words: page.innerText.replace(/\\s+/g, ' ').trim(),
    cut: page.scrollHeight > page.clientHeight,
  }))
})()`

/** The pages that are drawn, once they have stayed the same for a second. */
export async function sheetsOf(evaluate: (script: string) => Promise<unknown>): Promise<Sheet[]> {
  let before = ''
  for (let tries = 0; tries < 60; tries += 1) {
    const sheets = (await evaluate(drawn)) as Sheet[] | null // as "drawn" makes them
    const now = JSON.stringify(sheets)
    if (sheets !== null && now === before) return sheets
    before = now
    await wait(1000)
  }
  throw new Error('the paper is not drawn after a minute')
}

/** Whether a page asks the reader to turn over, in any language. */
const turnsOver = (words: string): boolean =>
  /Please turn over|Blaai om/i.test(words.replaceAll('\u00a0', ' '))

const letters = (words: string) => words.replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Where pages ask to turn over and those of the first browser do not, or the other way round. */
const otherTurns = (pages: readonly string[], first: readonly Sheet[]): string[] =>
  first.flatMap(({ words }, at) =>
    turnsOver(words) === turnsOver(pages[at] ?? '') ? [] : [`page ${String(at + 1)}: “turn over”`],
  )

const otherCount = (pages: readonly string[], first: readonly Sheet[]): string[] =>
  pages.length === first.length
    ? []
    : [`${String(pages.length)} pages and not ${String(first.length)}`]

/** What is wrong with the pages on a screen, beside those of the first browser. */
export function faultsOfScreen(sheets: readonly Sheet[], first: readonly Sheet[]): string[] {
  const pages = sheets.map(({ words }) => words)
  const cut = sheets.findIndex((sheet) => sheet.cut)
  return [
    ...otherCount(pages, first),
    ...otherTurns(pages, first),
    ...(cut === -1 ? [] : [`page ${String(cut + 1)} is cut off at its foot`]),
  ]
}

/** The first page that has other words than in the first browser: no fault where its lines are a little longer. */
export function otherWords(sheets: readonly Sheet[], first: readonly Sheet[]): number | null {
  const at = first.findIndex(
    ({ words }, page) => letters(sheets[page]?.words ?? '') !== letters(words),
  )
  return at === -1 ? null : at + 1
}

/** The same for what the printer gets, whose words come in another order. */
export const faultsOfPrint = (pages: readonly string[], first: readonly Sheet[]): string[] =>
  [...otherCount(pages, first), ...otherTurns(pages, first)].map((fault) => `printed: ${fault}`)
