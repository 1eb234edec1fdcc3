import { fittedSize, jpegQuality } from './fit-side.ts'

/** What a browser can draw and the bucket of pictures takes. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/bmp']

/**
 * A picture as it is stored: a JPEG of at most 800 pixels on its longer side, upright whichever way the phone was held.
 * Drawing it anew also leaves out where a photo was taken.
 * @returns null for what the browser cannot draw, whatever its name says
 */
export async function shrinkPicture(file: Blob): Promise<Blob | null> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (image === null) return null
  const canvas = Object.assign(
    document.createElement('canvas'),
    fittedSize(image.width, image.height),
  )
  const context = canvas.getContext('2d')
  if (context === null) return null
  context.imageSmoothingQuality = 'high'
  // A JPEG has no transparency: without paper below it would be black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  const shrunk = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', jpegQuality),
  )
  // Phones keep the memory of a canvas until it is small.
  Object.assign(canvas, { width: 1, height: 1 })
  return shrunk
}
