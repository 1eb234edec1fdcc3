import PDFDocument from 'pdfkit'
import { drawable, isInOurLetters } from './drawable.ts'
import fonts from './fonts.json' with { type: 'json' }

export type Face = keyof typeof fonts

export const colours = { ink: '#1e2a26', muted: '#5c6b64', board: '#1f4d3d', line: '#d9d3c4' }

/** A4 in points, with room for punched holes on the left. */
export const sheet = { left: 62, right: 539, top: 54, bottom: 770, width: 477 }

const bytes = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)).buffer

/** The faces with more letters are a large file, which most documents never need. */
type WideFace = 'wide regular' | 'wide strong'

/**
 * A document that sets each text in our face, or whole in a face with more letters when ours lacks one, so that a Venda
 * title is not of two kinds of letters. A question mark is drawn only where one was typed.
 */
class LetteredDocument extends PDFDocument {
  private face: Face = 'regular'
  language: 'en' | 'af' = 'en'

  override font(face: Face) {
    this.face = face
    return super.font(face)
  }

  /** The text as it can be drawn, with its face chosen. */
  private lettered(text: string): string {
    const shown = drawable(text, this.language)
    const wide: WideFace = this.face === 'regular' ? 'wide regular' : 'wide strong'
    super.font(isInOurLetters(shown) ? this.face : wide)
    return shown
  }

  override text(text: string, ...place: unknown[]): this {
    // pdfkit's own overloads: (text, options) and (text, x, y, options).
    return Reflect.apply(super.text.bind(this), undefined, [this.lettered(text), ...place]) as this
  }

  override heightOfString(text: string, options?: PDFKit.Mixins.TextOptions): number {
    return super.heightOfString(this.lettered(text), options)
  }
}

/**
 * Returns an empty document with our fonts. It is dated like the invoice, so that the same row gives the same bytes.
 * @param content what will be drawn: the fonts with more letters are loaded when it needs them
 */
export async function newSheet(info: {
  title: string
  author: string
  issuedAt: string
  language?: 'en' | 'af'
  content: unknown
}) {
  const moment = new Date(info.issuedAt)
  const document = new LetteredDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    // No standard font: pdfkit would read its metrics from a file that a deployed function does not have.
    font: '',
    lang: info.language === 'af' ? 'af-ZA' : 'en-ZA',
    displayTitle: true,
    info: { Title: info.title, Author: info.author, CreationDate: moment, ModDate: moment },
  })
  document.language = info.language ?? 'en'
  for (const face of ['regular', 'strong', 'display'] as const) {
    document.registerFont(face, bytes(fonts[face]))
  }
  if (!isInOurLetters(drawable(JSON.stringify(info.content)))) {
    const { default: wide } = await import('./wide-fonts.json', { with: { type: 'json' } })
    document.registerFont('wide regular' satisfies WideFace, bytes(wide.regular))
    document.registerFont('wide strong' satisfies WideFace, bytes(wide.strong))
  }
  return document
}

export type Sheet = Awaited<ReturnType<typeof newSheet>>

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
