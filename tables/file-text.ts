/** The letters of a file, in any of the ways in which spreadsheets and banks write them. */
export interface FileText {
  text: string
  /** Lines, from 1, that are written with other bytes than the rest: their letters should be looked at. */
  mixedLines: number[]
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const windows = new TextDecoder('windows-1252')

/** UTF-8 letters of more than one byte, in a text that has one character for each byte. */
const severalBytes = /[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3}/g

/** Letters with signs, dashes and curly quotation marks in UTF-8; no text of Windows has them one after the other. */
const westernInUtf8 = /[\xC2\xC3][\x80-\xBF]|\xE2\x80[\x80-\xBF]/

/** One character for each byte. */
const binaryOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

function utf8Of(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes)
  } catch {
    return null
  }
}

/** UTF-16 without a mark: every second byte of Latin letters is 0. */
function wideWithoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const looked = Math.min(bytes.length, 2_000) & ~1
  if (looked < 8) return null
  let even = 0
  let odd = 0
  for (let at = 0; at < looked; at += 2) {
    if (bytes[at] === 0) even += 1
    if (bytes[at + 1] === 0) odd += 1
  }
  if (odd > looked / 4 && even < odd / 4) return 'utf-16le'
  return even > looked / 4 && odd < even / 4 ? 'utf-16be' : null
}

/** UTF-16, with a byte order mark or known by its zeros. */
function wideText(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const wide = wideWithoutMark(bytes)
  return wide === null ? null : new TextDecoder(wide).decode(bytes)
}

/** A line that holds letters of UTF-8 beside those of Windows. */
function patched(bytes: Uint8Array): string {
  const binary = binaryOf(bytes)
  const codes = (part: string) => Uint8Array.from(part, (letter) => letter.charCodeAt(0))
  let text = ''
  let at = 0
  for (const found of binary.matchAll(severalBytes)) {
    text += windows.decode(codes(binary.slice(at, found.index)))
    text += utf8Of(codes(found[0])) ?? windows.decode(codes(found[0]))
    at = found.index + found[0].length
  }
  return text + windows.decode(codes(binary.slice(at)))
}

/** The lines of a file, each with the sign that ends it. */
function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  let from = 0
  for (let at = 0; at < bytes.length; at += 1)
    if (bytes[at] === 0x0a || (bytes[at] === 0x0d && bytes[at + 1] !== 0x0a)) {
      lines.push(bytes.subarray(from, at + 1))
      from = at + 1
    }
  if (from < bytes.length) lines.push(bytes.subarray(from))
  return lines
}

function byLine(bytes: Uint8Array): FileText {
  const read = linesOf(bytes).map((line) => ({ line, text: utf8Of(line) }))
  const foreign = read.flatMap(({ text }, index) => (text === null ? [index + 1] : []))
  const isMixed = read.some(({ line, text }) =>
    text === null ? westernInUtf8.test(binaryOf(line)) : line.some((byte) => byte > 0x7f),
  )
  if (isMixed)
    return {
      text: read.map(({ line, text }) => text ?? patched(line)).join(''),
      mixedLines: foreign,
    }
  // Only Excel for the Mac of old ends a line with CR alone, and it writes its own code page.
  const ofMac = !bytes.includes(0x0a) && bytes.includes(0x0d)
  return {
    text: (ofMac ? new TextDecoder('macintosh') : windows).decode(bytes),
    mixedLines: [],
  }
}

/**
 * The text of a file: UTF-8, UTF-16, the Windows code page, that of old Macs, or a mixture that is decided line by line.
 * Byte order marks and NUL bytes are taken out wherever they stand, and every line ends with \n.
 */
export function readText(bytes: Uint8Array): FileText {
  const whole = wideText(bytes) ?? utf8Of(bytes)
  const read = whole === null ? byLine(bytes) : { text: whole, mixedLines: [] }
  return {
    text: read.text.replaceAll(/[\0\uFEFF]/g, '').replaceAll(/\r\n?/g, '\n'),
    mixedLines: read.mixedLines,
  }
}

/** As readText(), the text alone. */
export const fileText = (bytes: Uint8Array): string => readText(bytes).text
