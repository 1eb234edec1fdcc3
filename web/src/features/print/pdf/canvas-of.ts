/** Pictures are kept this much finer than the screen: 300 dots to the inch. */
const finer = 300 / 96

/** A canvas for a part of a page, whose unit is the CSS pixel of the page. */
export function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width * finer))
  canvas.height = Math.max(1, Math.ceil(height * finer))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.scale(finer, finer)
  return { canvas, context }
}
