import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The sources whose texts a visitor needs for the landing page. All other texts are in a second file of the
 * catalogue, loaded with the first page or part that needs it (src/i18n/catalogue.ts);
 * scripts/bundle-size.ts checks that none is missing here.
 */
const sources = [
  'src/app/*.{ts,tsx}',
  'src/app/layouts/website/*.{ts,tsx}',
  'src/app/routes/*.{ts,tsx}',
  'src/app/routes/website/landing*.{ts,tsx}',
  'src/app/routes/website/sections/*.tsx',
  'src/components/*.tsx',
  'src/domain/{money,product}/*.tsx',
  'src/components/{brand,form,ui}/**/*.tsx',
  'src/features/catalogue/{item-sheet,product-card,product-grid,product-price,search-box,category-path}.tsx',
  'src/i18n/{error-messages,term-name}.ts',
  'src/lib/*.ts',
]

/** A message's id, six characters of base64 in quotes, in the source or in a build. */
const messageId = /\bid(?:=|: ?)["'`]([A-Za-z0-9+/]{6})["'`]/g

/** The ids in a source file. */
export const idsIn = (code: string): string[] =>
  [...code.matchAll(messageId)].flatMap(([, id]) => (id === undefined ? [] : [id]))

export function firstVisitIds(): Set<string> {
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root }))
  return new Set(files.flatMap((file) => idsIn(readFileSync(`${root}${file}`, 'utf8'))))
}
