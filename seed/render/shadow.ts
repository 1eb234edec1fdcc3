import sharp from 'sharp'

const COLOUR = { r: 30, g: 42, b: 38 }

/** A blurred patch of `width` by `height` pixels with a margin of `edge` around it, as PNG. */
export async function softShadow(patch: {
  width: number
  height: number
  edge: number
  blur: number
  alpha: number
}): Promise<Buffer> {
  const { width, height, edge, blur, alpha } = patch
  // Two passes, because sharp always blurs before it extends or composes.
  const hard = await sharp({
    create: { width, height, channels: 4, background: { ...COLOUR, alpha } },
  })
    .extend({
      top: edge,
      bottom: edge,
      left: edge,
      right: edge,
      background: { ...COLOUR, alpha: 0 },
    })
    .png()
    .toBuffer()
  return sharp(hard).blur(blur).png().toBuffer()
}
