import { canvasOf } from './canvas-of.ts'
import { colourOf, pt, type Box, type Painter } from './painter.ts'

async function loaded(source: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = source
  await image.decode()
  return image
}

/** A picture or drawing as the browser would draw it. @throws if it cannot be loaded */
async function imageOf(element: Element, { width, height }: DOMRect) {
  if (element instanceof HTMLImageElement) {
    const answer = await fetch(element.currentSrc || element.src)
    if (!answer.ok) throw new Error('picture not loaded')
    const file = await answer.blob()
    const address = URL.createObjectURL(file)
    try {
      return { image: await loaded(address), photo: file.type === 'image/jpeg' }
    } finally {
      URL.revokeObjectURL(address)
    }
  }
  const copy = element.cloneNode(true) as Element // an element, as the original
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width * 4))
  copy.setAttribute('height', String(height * 4))
  const { color, fontFamily } = getComputedStyle(element)
  copy.setAttribute('style', `color: ${color}; font-family: ${fontFamily}`)
  const image = await loaded(`data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`)
  return { image, photo: false }
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

/** The colour on which a picture stands. */
function behind(element: Element): string {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    if (colourOf(backgroundColor) !== null) return backgroundColor
  }
  return '#fff'
}

/** In the place of a picture that could not be loaded: a frame with what it shows, so that nobody takes it for complete. */
function paintMissing({ pdf }: Painter, { x, y, width, height }: Box, words: string) {
  pdf.setDrawColor(120)
  pdf.setLineWidth(0.6)
  pdf.rect(x * pt, y * pt, width * pt, height * pt)
  pdf.setFont('Arimo', 'italic')
  pdf.setFontSize(9)
  pdf.setTextColor(60)
  const inside = Math.max(1, width * pt - 8)
  const lines: unknown = pdf.splitTextToSize(words === '' ? '?' : words, inside)
  pdf.text(lines as string[], x * pt + 4, y * pt + 12) // the library's types say "any"
}

/** A picture or a drawing. One that cannot be loaded is told of, and its place says what is not there. */
export async function paintPicture(painter: Painter, element: Element): Promise<void> {
  const { pdf, boxOf, onMissing } = painter
  const rect = seen(element)
  const { x, y, width, height } = boxOf(rect)
  if (width <= 0 || height <= 0) return
  const found = await imageOf(element, rect).catch(() => null)
  if (found === null) {
    if (element instanceof HTMLImageElement) {
      onMissing(element)
      paintMissing(painter, { x, y, width, height }, element.alt)
    }
    return
  }
  const { image, photo } = found
  const { canvas, context } = canvasOf(width, height)
  if (element instanceof HTMLImageElement) {
    // What is seen through nothing is black to many readers when they draw the page smaller: a grey edge.
    context.fillStyle = behind(element)
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  const fit = Math.min(width / image.naturalWidth, height / image.naturalHeight)
  const [wide, high] = [image.naturalWidth * fit, image.naturalHeight * fit]
  context.drawImage(image, (width - wide) / 2, (height - high) / 2, wide, high)
  const [left, top, right, bottom] = [x * pt, y * pt, width * pt, height * pt]
  // A photograph as PNG would be ten times as large.
  if (photo) pdf.addImage(canvas.toDataURL('image/jpeg', 0.88), 'JPEG', left, top, right, bottom)
  else pdf.addImage(canvas, 'PNG', left, top, right, bottom, undefined, 'FAST')
  // Phones keep the memory of a canvas until it is small.
  Object.assign(canvas, { width: 1, height: 1 })
}
