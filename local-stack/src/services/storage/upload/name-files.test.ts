import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { nameFiles } from './name-files.ts'

const type = 'multipart/form-data; boundary=x9'
const part = (headers: string, content: string) =>
  `--x9\r\nContent-Disposition: form-data; ${headers}\r\n\r\n${content}\r\n`
const imitation = '\r\n--x8\r\nContent-Disposition: form-data; filename=""\r\n\r\n'
const form =
  part('name="cacheControl"', '3600') +
  part('name=""; filename=""', `a${imitation}b`) +
  '--x9--\r\n'

/** The form in pieces of a length, and what comes out. */
async function passed(size: number): Promise<string> {
  const naming = nameFiles(type)
  if (naming === null) throw new Error('no boundary')
  const bytes = Buffer.from(form)
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  )
  const chunks: Buffer[] = []
  for await (const chunk of Readable.from(pieces).pipe(naming)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

test.each([1, 2, 3, 7, 31, 1000])(
  'a file without a name gets one, and nothing within it changes, in pieces of %i bytes',
  async (size) => {
    expect(await passed(size)).toBe(
      form.replace('name=""; filename=""', 'name=""; filename="file"'),
    )
  },
)

test('a form without a boundary is not read', () => {
  expect(nameFiles('multipart/form-data')).toBeNull()
})
