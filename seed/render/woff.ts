import { inflateSync } from 'node:zlib'

/**
 * Unpacks a WOFF 1.0 file into its OpenType font (W3C Recommendation WOFF 1.0, 4-5). fontkit can read WOFF, but
 * decompresses the glyph table anew for every glyph and fails on an empty glyph at its end.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, i) => {
    const entry = 44 + i * 20
    const offset = woff.readUInt32BE(entry + 4)
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8))
    const length = woff.readUInt32BE(entry + 12)
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      data: packed.length < length ? inflateSync(packed) : packed,
    }
  })

  const header = Buffer.alloc(12 + count * 16)
  const log = Math.floor(Math.log2(count))
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(2 ** log * 16, 6)
  header.writeUInt16BE(log, 8)
  header.writeUInt16BE(count * 16 - 2 ** log * 16, 10)
  let offset = header.length
  const bodies = tables.map(({ tag, checksum, data }, i) => {
    const entry = 12 + i * 16
    tag.copy(header, entry)
    header.writeUInt32BE(checksum, entry + 4)
    header.writeUInt32BE(offset, entry + 8)
    header.writeUInt32BE(data.length, entry + 12)
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4)
    offset += data.length + padding.length
    return Buffer.concat([data, padding])
  })
  return Buffer.concat([header, ...bodies])
}
