/** The longest side of a stored picture, in pixels (teacher.md). */
export const longestSide = 1240

/** The size of a picture whose longer side is at most 1240 pixels, with its proportions. */
export function fittedSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

export interface FittedPicture {
  blob: Blob
  width: number
  height: number
}

export interface FitRequest {
  file: Blob
  type: 'image/png' | 'image/jpeg'
}

interface Canvas2d {
  drawImage: (image: ImageBitmap, x: number, y: number, width: number, height: number) => void
  fillStyle: string | CanvasGradient | CanvasPattern
  fillRect: (x: number, y: number, width: number, height: number) => void
  imageSmoothingQuality: ImageSmoothingQuality
}

/** Draws a picture at its fitted size. Drawing it anew also leaves out where a photo was taken. */
export function drawFitted(context: Canvas2d, image: ImageBitmap, type: FitRequest['type']): void {
  const { width, height } = fittedSize(image.width, image.height)
  context.imageSmoothingQuality = 'high'
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
  }
  context.drawImage(image, 0, 0, width, height)
}
