import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Resource } from '../resource-schema.ts'
import { contentKey, pictureKeys, previewCount } from '../storage-keys.ts'
import { COVER_HEIGHT, coverPdf } from './cover.ts'
import { renderPdf } from './pdf.ts'
import { type PageImage, type openRasteriser, toSharp } from './raster.ts'
import { softShadow } from './shadow.ts'
import { sizedPictures } from './sized-pictures.ts'

export type Rasteriser = Awaited<ReturnType<typeof openRasteriser>>

/** In pixels: the longest side of a preview, and the soft edge around its page. */
const PREVIEW = { side: 800, edge: 12 }
const COVER_PIXELS = 1000
/** Scale of pages on the cover: a little larger than drawn, so that they stay sharp when tilted. */
const COVER_PAGE_PIXELS = 800
const A4_POINTS = 841.89

const edges = new Map<string, Promise<Buffer>>()

/** The shadow of a page, drawn once per size. */
function softEdge(width: number, height: number): Promise<Buffer> {
  const key = `${width}x${height}`
  const known = edges.get(key)
  if (known) return known
  const edge = softShadow({ width, height, edge: PREVIEW.edge, blur: 4, alpha: 0.3 })
  edges.set(key, edge)
  return edge
}

async function preview(page: PageImage): Promise<Buffer> {
  const edge = await softEdge(page.width, page.height)
  return sharp(edge)
    .composite([
      {
        input: Buffer.from(page.data),
        raw: { width: page.width, height: page.height, channels: 4 },
        left: PREVIEW.edge,
        top: PREVIEW.edge,
      },
    ])
    .webp({ quality: 80, effort: 2 })
    .toBuffer()
}

/** Writes the PDF, the cover and the previews of one resource. Returns the size of each file. */
export async function writeFiles(
  resource: Resource,
  outDir: string,
  rasteriser: Rasteriser,
): Promise<Record<string, number>> {
  const pdf = await renderPdf(resource)
  const shown = previewCount(pdf.learnerPages)
  const height = PREVIEW.side - PREVIEW.edge * 2
  const forCover = await rasteriser.pages(
    pdf.bytes,
    Math.min(2, pdf.learnerPages),
    COVER_PAGE_PIXELS,
  )
  const cover = await coverPdf(resource, forCover)
  const scale = (COVER_PIXELS / COVER_HEIGHT) * A4_POINTS
  const [coverImage] = await rasteriser.pages(cover, 1, scale)
  if (!coverImage) throw new Error(`${resource.slug}: the cover has no page`)
  const previews = await rasteriser.pages(pdf.bytes, shown, height)

  const pictures = await Promise.all([
    toSharp(coverImage).removeAlpha().webp({ quality: 84, effort: 2 }).toBuffer(),
    ...previews.map(preview),
  ])
  const key = contentKey(resource)
  const whole = pictureKeys(resource, pdf.learnerPages).flatMap((name, i) => {
    const picture = pictures[i]
    return picture ? [[name, picture] as const] : []
  })
  const smaller = await Promise.all(
    whole.map(async ([name, picture], i) =>
      sizedPictures(name, picture, i === 0 ? 'cover' : 'page'),
    ),
  )
  const files = new Map<string, Buffer>([...whole, ...smaller.flat()])
  if (key) files.set(key, pdf.bytes)

  await Promise.all(
    [...files].map(async ([name, bytes]) => {
      const path = join(outDir, name)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, bytes)
    }),
  )
  return Object.fromEntries([...files].map(([name, bytes]) => [name, bytes.length]))
}
