/** The bytes of a zlib stream. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Response(bytes).body?.pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream ?? null).arrayBuffer())
}

const padded = (length: number) => Math.ceil(length / 4) * 4

/**
 * The TrueType font in a WOFF file of version 1: the form in which a PDF holds it.
 * @throws Error for any other file
 */
export async function decodeWoff(file: ArrayBuffer): Promise<Uint8Array> {
  const source = new DataView(file)
  if (file.byteLength < 44 || source.getUint32(0) !== 0x774f4646) throw new Error('not a WOFF file')
  const count = source.getUint16(12)
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const entry = 44 + index * 20
      const [start, packed, length] = [4, 8, 12].map((at) => source.getUint32(entry + at))
      const bytes = new Uint8Array(file, start, packed)
      return {
        tag: source.getUint32(entry),
        checksum: source.getUint32(entry + 16),
        bytes: packed === length ? bytes : await inflated(bytes),
      }
    }),
  )
  const head = 12 + count * 16
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), head)
  const font = new Uint8Array(size)
  const view = new DataView(font.buffer)
  const power = Math.floor(Math.log2(count))
  view.setUint32(0, source.getUint32(4))
  view.setUint16(4, count)
  view.setUint16(6, 16 * 2 ** power)
  view.setUint16(8, power)
  view.setUint16(10, 16 * (count - 2 ** power))
  let offset = head
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const entry = 12 + index * 16
    view.setUint32(entry, tag)
    view.setUint32(entry + 4, checksum)
    view.setUint32(entry + 8, offset)
    view.setUint32(entry + 12, bytes.length)
    font.set(bytes, offset)
    offset += padded(bytes.length)
  })
  return font
}
