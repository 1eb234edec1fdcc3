// Writes the fonts of PDF documents: supabase/functions/_shared/invoice/fonts.json and wide-fonts.json, as part of the
// code because a deployed function has no other files, and covered.json, which says what they hold. Run it after an
// update of the fonts: node scripts/invoice-fonts.ts
import { create } from 'fontkit'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { unpackWoff } from '../seed/render/woff.ts'

const ours = {
  regular: '@fontsource/figtree/files/figtree-latin-400-normal.woff',
  strong: '@fontsource/figtree/files/figtree-latin-600-normal.woff',
  display: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
} as const
const wide = {
  regular: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf',
  strong: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
} as const

const require = createRequire(resolve(import.meta.dirname, '../seed/render/fonts.ts'))
const folder = resolve(import.meta.dirname, '../supabase/functions/_shared/invoice')
const write = (name: string, value: unknown) => {
  writeFileSync(resolve(folder, name), `${JSON.stringify(value, null, 2)}\n`)
}

const bytesOf = (file: string) => {
  const bytes = readFileSync(require.resolve(file))
  return file.endsWith('.woff') ? unpackWoff(bytes) : bytes
}
const packed = (files: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(files).map(([face, file]) => [face, bytesOf(file).toString('base64')]),
  )

/** The code points that each of the fonts holds, as first and last of each run. */
function covered(files: Record<string, string>): [number, number][] {
  const sets = Object.values(files).map((file) => {
    const font = create(bytesOf(file))
    return new Set(font.characterSet)
  })
  const [first = new Set<number>(), ...others] = sets
  const points = [...first]
    .filter((point) => point >= 0x20 && point !== 0xff_ff && others.every((set) => set.has(point)))
    .sort((one, other) => one - other)
  const runs: [number, number][] = []
  for (const point of points) {
    const run = runs.at(-1)
    if (run?.[1] === point - 1) run[1] = point
    else runs.push([point, point])
  }
  return runs
}

write('fonts.json', packed(ours))
write('wide-fonts.json', packed(wide))
write('covered.json', { ours: covered(ours), wide: covered(wide) })
