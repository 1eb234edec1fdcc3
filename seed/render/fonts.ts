import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unpackWoff } from './woff.ts'

/** The fonts used in print, from woff files: pdfkit cannot subset a woff2 with transformed glyphs. */
const FILES = {
  regular: '@fontsource/arimo/files/arimo-latin-400-normal.woff',
  bold: '@fontsource/arimo/files/arimo-latin-700-normal.woff',
  italic: '@fontsource/arimo/files/arimo-latin-400-italic.woff',
  regularExt: '@fontsource/arimo/files/arimo-latin-ext-400-normal.woff',
  boldExt: '@fontsource/arimo/files/arimo-latin-ext-700-normal.woff',
  display: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
  label: '@fontsource/figtree/files/figtree-latin-600-normal.woff',
} as const

export type Face = keyof typeof FILES

const require = createRequire(import.meta.url)
const cache = new Map<Face, Buffer>()

export function fontFile(face: Face): Buffer {
  let file = cache.get(face)
  if (!file) {
    file = unpackWoff(readFileSync(require.resolve(FILES[face])))
    cache.set(face, file)
  }
  return file
}

/** Registers all fonts with the document; pdfkit reads a font only when it is first used. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const face of Object.keys(FILES)) {
    if (isFace(face)) doc.registerFont(face, fontFile(face))
  }
}

function isFace(name: string): name is Face {
  return name in FILES
}

/** Punctuation beyond Latin-1 that the latin files contain and worksheets use. */
const LATIN_EXTRA = new Set(Array.from('ŒœıˆŸ–—‘’‚“”„•…€™−↑↓', (c) => c.codePointAt(0)))

/** The font that draws the character. Throws when no font contains it, since it would print as an empty box. */
export function faceFor(character: string, face: Face): Face {
  const code = character.codePointAt(0) ?? 0
  if (code <= 0xff || LATIN_EXTRA.has(code)) return face
  if ((code >= 0x100 && code <= 0x2ba) || code === 0x2113) {
    return face === 'bold' || face === 'display' ? 'boldExt' : 'regularExt'
  }
  throw new Error(`no font has the character "${character}" (U+${code.toString(16)})`)
}
