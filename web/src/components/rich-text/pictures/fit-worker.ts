import { drawFitted, fittedSize, type FitRequest, type FittedPicture } from './fit-picture.ts'

/** Scales pictures beside the page, which stays quick meanwhile. Answers null when the picture cannot be read. */
addEventListener('message', ({ data }: MessageEvent<FitRequest>) => {
  void fit(data).then(
    (fitted) => postMessage(fitted),
    () => postMessage(null),
  )
})

async function fit({ file, type }: FitRequest): Promise<FittedPicture | null> {
  const image = await createImageBitmap(file)
  const size = fittedSize(image.width, image.height)
  const canvas = new OffscreenCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  if (context === null) return null
  drawFitted(context, image, type)
  return { blob: await canvas.convertToBlob({ type, quality: 0.85 }), ...size }
}
