import { Blob as NodeBlob } from 'node:buffer'
import { ReadableStream } from 'node:stream/web'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/errors.ts'
import { downloadAll, findFilesOf } from './download-all.ts'
import { downloadFile } from './download-file.ts'
import { fetchProductContent } from './product-content.ts'

vi.mock('./download-file.ts')
vi.mock('./product-content.ts')

const file = (fileName: string, fileUrl = fileName) => ({ fileName, fileUrl, size: 4 })
const options = (onProgress = vi.fn()) => ({ cancel: new AbortController().signal, onProgress })

/** The names in a zip: in its central directory each entry begins with PK, 1, 2. */
async function namesIn(zip: Blob): Promise<string[]> {
  const bytes = new DataView(await zip.arrayBuffer())
  const names: string[] = []
  for (let at = 0; at + 46 <= bytes.byteLength; at += 1) {
    if (bytes.getUint32(at) !== 0x504b0102) continue
    const length = bytes.getUint16(at + 28, true)
    names.push(new TextDecoder().decode(new Uint8Array(bytes.buffer, at + 46, length)))
  }
  return names
}

beforeEach(() => {
  // jsdom has no streams.
  vi.stubGlobal('ReadableStream', ReadableStream)
  vi.stubGlobal('Blob', NodeBlob)
  vi.mocked(downloadFile).mockImplementation(async (fileUrl) => {
    if (fileUrl === 'lost') return Promise.reject(new AppError('server_unreachable'))
    return Promise.resolve(new Blob(['abcd']))
  })
})
afterEach(() => {
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

test('all files are in one archive, in folders, and none replaces another', async () => {
  const onProgress = vi.fn()
  const files = [
    { folder: 'Fractions: 1/2', file: file('Memo.pdf', 'a') },
    { folder: 'Fractions: 1/2', file: file('memo.pdf', 'b') },
    { folder: null, file: file('Poster') },
    { folder: null, file: file('Poster', 'c') },
  ]
  const { blob, missing } = await downloadAll({ files, missing: [] }, options(onProgress))
  expect(await namesIn(blob)).toEqual([
    'Fractions 1 2/Memo.pdf',
    'Fractions 1 2/memo (2).pdf',
    'Poster',
    'Poster (2)',
  ])
  expect(blob.type).toBe('application/zip')
  expect(missing).toEqual([])
  expect(onProgress.mock.calls.flat()).toEqual([4, 8, 12, 16])
})

test('what does not come is named, and the rest is saved', async () => {
  const files = [
    { folder: null, file: file('Lost.pdf', 'lost') },
    { folder: null, file: file('Here.pdf') },
  ]
  const { blob, missing } = await downloadAll({ files, missing: ['Posters'] }, options())
  expect(await namesIn(blob)).toEqual(['Here.pdf'])
  expect(missing).toEqual(['Posters', 'Lost.pdf'])
})

test('an archive of nothing is an error', async () => {
  const files = [{ folder: null, file: file('Lost.pdf', 'lost') }]
  await expect(downloadAll({ files, missing: [] }, options())).rejects.toThrow('server_unreachable')
  await expect(downloadAll({ files: [], missing: [] }, options())).rejects.toThrow('file_not_found')
})

test('cancelling stops at the file that is coming', async () => {
  const cancel = new AbortController()
  vi.mocked(downloadFile).mockImplementation(async () => {
    cancel.abort()
    return Promise.reject(new Error('aborted'))
  })
  const files = [file('A'), file('B')].map((one) => ({ folder: null, file: one }))
  const { signal } = cancel
  await expect(
    downloadAll({ files, missing: [] }, { cancel: signal, onProgress: vi.fn() }),
  ).rejects.toThrow()
  expect(downloadFile).toHaveBeenCalledOnce()
})

test('each resource of a bundle has a folder; one that cannot be read is named', async () => {
  vi.mocked(fetchProductContent).mockImplementation(async (id) => {
    if (id === 'bad') return Promise.reject(new AppError('server_unreachable'))
    return Promise.resolve({ files: [file('Sheet.pdf')], urls: [] })
  })
  const resource = (id: string, title: string) => ({
    id,
    title,
    language: 'en',
    physical: false,
    pictures: [],
  })
  expect(await findFilesOf([resource('good', 'Maps'), resource('bad', 'Levers')])).toEqual({
    files: [{ folder: 'Maps', file: file('Sheet.pdf') }],
    missing: ['Levers'],
  })
})
