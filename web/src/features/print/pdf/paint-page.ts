import { paintBox } from './paint-box.ts'
import { paintMarker } from './paint-marker.ts'
import { paintPicture } from './paint-picture.ts'
import { paintDecoration, paintText } from './paint-text.ts'
import type { Painter } from './painter.ts'

/** For screen readers: what is there, cut down to nothing. */
const isOnlyRead = (element: Element, style: CSSStyleDeclaration) =>
  style.position === 'absolute' && style.overflow !== 'visible' && element.clientWidth <= 1

/** Paints an element and everything in it, in the order of the document. */
export async function paintElement(painter: Painter, element: Element): Promise<void> {
  const style = getComputedStyle(element)
  if (style.display === 'none' || style.visibility === 'hidden' || isOnlyRead(element, style))
    return
  if (element instanceof HTMLImageElement || element instanceof SVGSVGElement) {
    await paintPicture(painter, element)
    return
  }
  paintBox(painter, element, style)
  paintMarker(painter, element, style)
  paintDecoration(painter, element, style)
  for (const child of element.childNodes) {
    if (child instanceof Text) paintText(painter, child, style)
    else if (child instanceof Element) await paintElement(painter, child)
  }
}
