import { createHash, randomBytes } from 'node:crypto'
import { ReadableStream as NodeStream } from 'node:stream/web'
import { expect, test } from 'vitest'
import { digestOf } from './digest.ts'

// jsdom has no streams; Node's are what a browser has.
const inParts = (parts: Uint8Array[]) =>
  NodeStream.from(parts) as unknown as ReadableStream<Uint8Array>

test('the digest does not depend on how the bytes come', async () => {
  const bytes = new Uint8Array(randomBytes(100_000))
  const expected = { sha256: createHash('sha256').update(bytes).digest('hex'), bytes: 100_000 }
  expect(await digestOf(inParts([bytes]))).toEqual(expected)
  expect(await digestOf(inParts([bytes.slice(0, 7), bytes.slice(7)]))).toEqual(expected)
  const changed = bytes.slice()
  changed[50_000] = (changed[50_000] ?? 0) ^ 1
  expect((await digestOf(inParts([changed]))).sha256).not.toBe(expected.sha256)
})
