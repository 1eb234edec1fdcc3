import { retryPictures } from '@/components/rich-text/view/signed-picture.ts'
import { retryKatex } from '@/components/rich-text/view/use-katex.ts'

/** Something of a sheet that is not drawn. */
export interface Missing {
  kind: 'picture' | 'formula' | 'logo' | 'font'
  /** What describes it to the reader; empty for a picture without a description. */
  name: string
  /** Where it is, from 1; null for what is on many pages. */
  page: number | null
}

/** How long a sheet is waited for, in milliseconds; on a slow network pictures take long. */
const patience = 30_000

const frame = async () => new Promise((resolve) => requestAnimationFrame(resolve))

const pageOf = (sheet: Element, element: Element): number | null => {
  const page = element.closest('.page')
  return page === null ? null : [...sheet.querySelectorAll('.page')].indexOf(page) + 1
}

const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0

/** What of the sheet cannot be shown, or not yet. */
export function missingOf(sheet: Element, state: 'waiting' | 'missing'): Missing[] {
  const found = (selector: string, kind: Missing['kind'], nameOf: (one: Element) => string) =>
    [...sheet.querySelectorAll(selector)].map((one): Missing => ({
      kind,
      name: nameOf(one),
      page: pageOf(sheet, one),
    }))
  const words = (one: Element) => one.textContent.trim()
  const pictures = [...sheet.querySelectorAll<HTMLImageElement>('.page img')]
    .filter((image) => !isLoaded(image) && image.complete === (state === 'missing'))
    .map((image): Missing => ({
      kind: image.classList.contains('paper-logo') ? 'logo' : 'picture',
      name: image.alt,
      page: pageOf(sheet, image),
    }))
  return [
    ...pictures,
    ...found(`.page [data-picture="${state}"]`, 'picture', words),
    ...found(`.page [data-formula="${state}"]`, 'formula', words),
  ]
}

/** Asks for the faces in which the sheet is written, as far as its own letters need them. */
async function askForFonts(sheet: Element): Promise<void> {
  const letters = sheet.textContent
  const faces = ['', 'bold ', 'italic ', 'italic bold '].map((face) => `${face}16px Arimo`)
  await Promise.all(faces.map(async (face) => document.fonts.load(face, letters)))
}

const missingFonts = (): Missing[] =>
  [...document.fonts]
    .filter(({ status, family }) => status === 'error' && /Arimo|KaTeX/.test(family))
    .map(({ family }): Missing => ({
      kind: 'font',
      name: family.replaceAll(/["']/g, ''),
      page: null,
    }))
    .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index)

/** What changes with anything that is drawn anew. Asking for the height makes the browser lay it out, and load its fonts. */
const looksOf = (sheet: Element) =>
  `${String(sheet.querySelectorAll('.page').length)} ${String(sheet.scrollHeight)} ${String(sheet.innerHTML.length)}`

/**
 * Waits until the sheet is drawn: addresses of private pictures, the pictures themselves, formulas and fonts, and the pages
 * that follow from their sizes.
 * @returns what could not be had; what is still on its way when patience ends is among it
 */
export async function whenDrawn(sheet: Element, most = patience): Promise<Missing[]> {
  const end = performance.now() + most
  const late = () => performance.now() > end
  await askForFonts(sheet).catch(() => undefined)
  let before = ''
  for (;;) {
    await document.fonts.ready
    const images = [...sheet.querySelectorAll<HTMLImageElement>('.page img')]
    await Promise.race([
      Promise.all(images.filter(isLoaded).map(async (one) => one.decode().catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, Math.max(0, end - performance.now()))),
    ])
    // What they changed is divided into pages before the second frame from now, which may draw more.
    await frame()
    await frame()
    const onTheWay = missingOf(sheet, 'waiting')
    if (late()) return [...missingOf(sheet, 'missing'), ...onTheWay, ...missingFonts()]
    // A formula that has just been drawn asks for its fonts a moment later: twice the same is drawn.
    const looks = looksOf(sheet)
    const quiet =
      onTheWay.length === 0 &&
      document.fonts.status === 'loaded' &&
      sheet.querySelector('.page') !== null
    if (quiet && looks === before) return [...missingOf(sheet, 'missing'), ...missingFonts()]
    before = quiet ? looks : ''
  }
}

/** Asks again for what could not be had. */
export function retryMissing(sheet: Element): void {
  retryPictures()
  retryKatex()
  for (const image of sheet.querySelectorAll<HTMLImageElement>('.page img')) {
    // Of the page's own pictures; a private one is renewed above.
    if (image.complete && image.naturalWidth === 0) image.src = image.getAttribute('src') ?? ''
  }
}
