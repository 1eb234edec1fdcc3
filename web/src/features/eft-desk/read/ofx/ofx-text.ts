import { fileText } from '@kryt/tables/file-text'

/** A character set as ENCODING and CHARSET of 1.x name it, where the name is not that of the web. */
const named: Record<string, string> = {
  UNICODE: 'utf-16le',
  'ISO-8859-1': 'windows-1252',
  '1252': 'windows-1252',
}

/** What fileText() finds out by itself, better than headers say it: banks declare 1252 and write UTF-8, and the reverse. */
const found = new Set(['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'])

/** The decoder that a header asks for; null for none, for one that nobody has, and for those that show in the bytes. */
function declared(head: string): TextDecoder | null {
  const inXml = /<\?xml[^>]*\bencoding\s*=\s*["']([\w:-]{1,40})["']/i.exec(head)?.[1]
  const charset = /\bCHARSET:\s*([\w-]{1,40})/i.exec(head)?.[1]
  const said = (inXml ?? charset ?? '').toUpperCase()
  const label = named[said] ?? (/^(125\d|874)$/.test(said) ? `windows-${said}` : said)
  try {
    const decoder = new TextDecoder(label === '' ? 'utf-8' : label)
    return found.has(decoder.encoding) ? null : decoder
  } catch {
    return null
  }
}

const isUtf8 = (bytes: Uint8Array) => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/**
 * The text of an OFX file: what its bytes show (UTF-8, UTF-16, Windows), else what its header declares, be that
 * OFXHEADER/ENCODING/CHARSET of 1.x or the XML declaration of 2.x.
 */
export function ofxText(bytes: Uint8Array): string {
  const text = fileText(bytes)
  const decoder = declared(text.slice(0, 2_000))
  return decoder === null || isUtf8(bytes)
    ? text
    : decoder.decode(bytes).replaceAll('\0', '').replaceAll(/\r\n?/g, '\n')
}
