import sharp, { type OverlayOptions } from 'sharp'

const sheetWidth = 2000
const gap = 16

async function scaled(path: string, factor: number) {
  const { width } = await sharp(path).metadata()
  const image = sharp(path).resize({ width: Math.round(width * factor) })
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Combines the pictures into one, row by row, all at the same scale. */
export async function contactSheet(rows: string[][], path: string): Promise<void> {
  const [first = []] = rows
  const widths = await Promise.all(first.map(async (each) => (await sharp(each).metadata()).width))
  const sum = widths.reduce((total, width) => total + width, 0)
  const factor = Math.min(1, (sheetWidth - gap * (first.length + 1)) / sum)
  const placed: OverlayOptions[] = []
  let top = gap
  let right = 0
  for (const row of rows) {
    const pictures = await Promise.all(row.map((each) => scaled(each, factor)))
    let left = gap
    for (const { data, width } of pictures) {
      placed.push({ input: data, left, top })
      left += width + gap
    }
    right = Math.max(right, left)
    top += Math.max(...pictures.map(({ height }) => height)) + gap
  }
  await sharp({ create: { width: right, height: top, channels: 3, background: '#8a8f94' } })
    .composite(placed)
    .jpeg({ quality: 82 })
    .toFile(path)
}
