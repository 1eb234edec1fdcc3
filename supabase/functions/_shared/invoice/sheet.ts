import PDFDocument from 'pdfkit'
import fonts from './fonts.json' with { type: 'json' }

export type Face = keyof typeof fonts

export const colours = { ink: '#1e2a26', muted: '#5c6b64', board: '#1f4d3d', line: '#d9d3c4' }

/** A4 in points, with room for punched holes on the left. */
export const sheet = { left: 62, right: 539, top: 54, bottom: 770, width: 477 }

const bytes = (face: Face) =>
  Uint8Array.from(atob(fonts[face]), (char) => char.charCodeAt(0)).buffer

/** Punctuation beyond Latin-1 that the embedded fonts contain. */
const extra = new Set('ŒœŸ–—‘’‚“”„•…€™−')

/** Removes the accents of letters that the fonts do not contain, so that ṱ becomes t and not an empty box. */
export function drawable(text: string): string {
  const known = (char: string) => (char.codePointAt(0) ?? 0) <= 0xff || extra.has(char)
  return Array.from(text.normalize('NFC'))
    .map((char) => {
      if (known(char)) return char
      const bare = char.normalize('NFD').replace(/\p{M}/gu, '')
      return Array.from(bare).every(known) ? bare : '?'
    })
    .join('')
}

/**
 * Returns an empty document with our fonts. It is dated like the invoice, so that the same row gives the same bytes.
 */
export function newSheet(info: { title: string; author: string; issuedAt: string }) {
  const moment = new Date(info.issuedAt)
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    // No standard font: pdfkit would read its metrics from a file that a deployed function does not have.
    font: '',
    lang: 'en-ZA',
    displayTitle: true,
    info: { Title: info.title, Author: info.author, CreationDate: moment, ModDate: moment },
  })
  for (const face of ['regular', 'strong', 'display'] as const) {
    document.registerFont(face, bytes(face))
  }
  return document
}

export type Sheet = ReturnType<typeof newSheet>

/** Finishes the document and returns its bytes. */
export async function toBytes(document: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  const finished = new Promise<void>((resolve, reject) => {
    document.on('data', (part: Uint8Array) => parts.push(part))
    document.on('end', () => resolve())
    document.on('error', reject)
  })
  document.end()
  await finished
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}
