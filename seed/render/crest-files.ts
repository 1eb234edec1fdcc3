import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

/** Writes a school's logo, drawn as SVG. Returns the size of the file by its key. */
export async function writeCrest(
  svg: string,
  key: string,
  outDir: string,
): Promise<Record<string, number>> {
  const bytes = await sharp(Buffer.from(svg)).webp({ quality: 90, effort: 2 }).toBuffer()
  const path = join(outDir, key)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
  return { [key]: bytes.length }
}
