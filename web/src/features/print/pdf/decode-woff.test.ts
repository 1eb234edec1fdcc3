import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { DecompressionStream } from 'node:stream/web'
import { expect, test, vi } from 'vitest'
import { decodeWoff } from './decode-woff.ts'

// Missing in jsdom.
vi.stubGlobal('DecompressionStream', DecompressionStream)

const file = createRequire(import.meta.url).resolve(
  '@fontsource/arimo/files/arimo-latin-400-normal.woff',
)
const packed = Uint8Array.from(readFileSync(file)).buffer

/** The sum of a table as fonts state it: its 32-bit numbers added up. */
function sum(font: DataView, start: number, length: number): number {
  let total = 0
  for (let at = start; at < start + length; at += 4) total = (total + font.getUint32(at)) >>> 0
  return total
}

test('every table of the font comes out with the sum that the file states', async () => {
  const font = new DataView((await decodeWoff(packed)).buffer)
  const count = font.getUint16(4)
  expect(count).toBeGreaterThan(8)
  for (let entry = 12; entry < 12 + count * 16; entry += 16) {
    const tag = font.getUint32(entry)
    const [start, length] = [font.getUint32(entry + 8), font.getUint32(entry + 12)]
    expect(start + length).toBeLessThanOrEqual(font.byteLength)
    // "head" holds the sum of the whole file, which is not that of its packed form.
    if (tag === 0x68656164) continue
    expect(sum(font, start, length)).toBe(font.getUint32(entry + 4))
  }
})

test('another file is refused', async () => {
  await expect(decodeWoff(new ArrayBuffer(100))).rejects.toThrow('not a WOFF file')
  await expect(decodeWoff(new ArrayBuffer(3))).rejects.toThrow('not a WOFF file')
})
