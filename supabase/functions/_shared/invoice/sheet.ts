import PDFDocument from 'pdfkit'
import fonts from './fonts.json' with { type: 'json' }

export type Face = keyof typeof fonts

export const colours = { ink: '#1e2a26', muted: '#5c6b64', board: '#1f4d3d', line: '#d9d3c4' }

/** A4 in points, with room for a file's holes at the left. */
export const sheet = { left: 62, right: 539, top: 54, bottom: 770, width: 477 }

const bytes = (face: Face) =>
  Uint8Array.from(atob(fonts[face]), (char) => char.charCodeAt(0)).buffer

/** Punctuation beyond Latin-1 that the faces have. */
const extra = new Set('ŒœŸ–—‘’‚“”„•…€™−')

/** What the faces cannot draw loses its accents rather than becoming a box: ṱ is written t. */
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

/** An empty document in our faces. Its times are those of the invoice, so that the same row gives the same bytes. */
export function newSheet(info: { title: string; author: string; issuedAt: string }) {
  const moment = new Date(info.issuedAt)
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    // No standard face: pdfkit would look for its metrics in a file that a deployed function has not.
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

/** All bytes of a finished document. */
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
