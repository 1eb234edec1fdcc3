import { Transform } from 'node:stream'

const headerEnd = Buffer.from('\r\n\r\n')
const lineEnd = Buffer.from('\r\n')
/** Far above any header of a form's part; what is longer is passed on as it is. */
const longestHeader = 16_384

/**
 * Gives a name to files of a form that have an empty one. Storage takes such a part for the file, busboy takes it for a
 * text. Only the headers of parts are changed, never what a file holds.
 * @returns null for a content type that names no boundary
 */
export function nameFiles(contentType: string): Transform | null {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) return null
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  // The first delimiter has no line end before it: one is added here and taken off what is passed on first.
  let waiting = lineEnd
  let begins = true
  let inHeader = false

  const pass = (stream: Transform, bytes: Buffer) => {
    const shown = begins ? bytes.subarray(lineEnd.length) : bytes
    if (bytes.length > 0) begins = false
    if (shown.length > 0) stream.push(shown)
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting = Buffer.concat([waiting, chunk])
      for (;;) {
        const found = waiting.indexOf(inHeader ? headerEnd : delimiter)
        if (found < 0 && inHeader && waiting.length <= longestHeader) break
        if (found < 0) {
          const sure = inHeader ? waiting.length : Math.max(0, waiting.length - delimiter.length)
          pass(this, waiting.subarray(0, sure))
          waiting = waiting.subarray(sure)
          inHeader = false
          break
        }
        const end = found + (inHeader ? headerEnd.length : delimiter.length)
        const part = waiting.subarray(0, end)
        pass(this, inHeader ? withName(part) : part)
        waiting = waiting.subarray(end)
        inHeader = !inHeader
      }
      done()
    },
    flush(done) {
      pass(this, waiting)
      done()
    },
  })
}

/** Latin-1 keeps every byte of a header as it is. */
const withName = (header: Buffer) =>
  Buffer.from(header.toString('latin1').replace(/filename=""/i, 'filename="file"'), 'latin1')
