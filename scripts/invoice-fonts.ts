// Writes supabase/functions/_shared/invoice/fonts.json: the fonts of invoices, as part of the code because a deployed
// function has no other files. Run it after an update of the fonts: node scripts/invoice-fonts.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { unpackWoff } from '../seed/render/woff.ts'

const faces = {
  regular: '@fontsource/figtree/files/figtree-latin-400-normal.woff',
  strong: '@fontsource/figtree/files/figtree-latin-600-normal.woff',
  display: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
} as const

const require = createRequire(resolve(import.meta.dirname, '../seed/render/fonts.ts'))
const target = resolve(import.meta.dirname, '../supabase/functions/_shared/invoice/fonts.json')

const fonts = Object.fromEntries(
  Object.entries(faces).map(([face, file]) => [
    face,
    unpackWoff(readFileSync(require.resolve(file))).toString('base64'),
  ]),
)
writeFileSync(target, `${JSON.stringify(fonts, null, 2)}\n`)
