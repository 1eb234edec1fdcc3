import { canvasOf } from './canvas-of.ts'
import { pt, type Painter } from './painter.ts'

async function loaded(source: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = source
  await image.decode()
  return image
}

/** What a picture or drawing looks like, as a source that a canvas may show. */
async function sourceOf(element: Element, { width, height }: DOMRect): Promise<string> {
  if (element instanceof HTMLImageElement) {
    const answer = await fetch(element.currentSrc)
    return URL.createObjectURL(await answer.blob())
  }
  const copy = element.cloneNode(true) as Element // an element, as the original
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width * 4))
  copy.setAttribute('height', String(height * 4))
  copy.setAttribute('style', `color: ${getComputedStyle(element).color}`)
  return `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`
}

/** The part of an element that its parent shows: the sign of a root is drawn far wider than it is seen. */
function seen(element: Element): DOMRect {
  const own = element.getBoundingClientRect()
  const parent = element.parentElement
  if (parent === null || getComputedStyle(parent).overflow === 'visible') return own
  const around = parent.getBoundingClientRect()
  const [left, top] = [Math.max(own.left, around.left), Math.max(own.top, around.top)]
  return new DOMRect(
    left,
    top,
    Math.min(own.right, around.right) - left,
    Math.min(own.bottom, around.bottom) - top,
  )
}

/** A picture or a drawing; one that cannot be loaded leaves its place empty, as on the screen. */
export async function paintPicture({ pdf, boxOf }: Painter, element: Element): Promise<void> {
  const rect = seen(element)
  const { x, y, width, height } = boxOf(rect)
  if (width <= 0 || height <= 0) return
  const source = await sourceOf(element, rect).catch(() => null)
  const image = source === null ? null : await loaded(source).catch(() => null)
  if (source?.startsWith('blob:') === true) URL.revokeObjectURL(source)
  if (image === null) return
  const { canvas, context } = canvasOf(width, height)
  const fit = Math.min(width / image.naturalWidth, height / image.naturalHeight)
  const [wide, high] = [image.naturalWidth * fit, image.naturalHeight * fit]
  context.drawImage(image, (width - wide) / 2, (height - high) / 2, wide, high)
  pdf.addImage(canvas, 'PNG', x * pt, y * pt, width * pt, height * pt, undefined, 'FAST')
}
