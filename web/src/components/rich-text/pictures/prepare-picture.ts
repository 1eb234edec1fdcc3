import { drawFitted, fittedSize, type FitRequest, type FittedPicture } from './fit-picture.ts'
import { pictureType } from './picture-type.ts'

/** Why a picture is not taken. */
export type PictureProblem = 'type' | 'unreadable'

function inWorker(request: FitRequest): Promise<FittedPicture | null> {
  const worker = new Worker(new URL('./fit-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<FittedPicture | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<FittedPicture | null>) => resolve(data)
    worker.onerror = () => resolve(null)
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}

/** For browsers whose workers cannot draw. */
async function onPage({ file, type }: FitRequest): Promise<FittedPicture | null> {
  const image = await createImageBitmap(file)
  const size = fittedSize(image.width, image.height)
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  if (context === null) return null
  drawFitted(context, image, type)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85))
  // Phones keep the memory of a canvas until it is small.
  Object.assign(canvas, { width: 1, height: 1 })
  return blob === null ? null : { blob, ...size }
}

/**
 * A picture as it is stored: png or jpeg, at most 1240 pixels on its longer side. Of a moving gif it is the first frame.
 * "type" when the file is no png, jpeg, bmp or gif, "unreadable" when it cannot be drawn.
 */
export async function preparePicture(file: Blob): Promise<FittedPicture | PictureProblem> {
  const kind = await pictureType(file)
  if (kind === null) return 'type'
  const request: FitRequest = { file, type: kind === 'jpeg' ? 'image/jpeg' : 'image/png' }
  const canBeside = typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined'
  const fitted = canBeside ? await inWorker(request) : null
  const picture = fitted ?? (await onPage(request).catch(() => null))
  return picture ?? 'unreadable'
}
