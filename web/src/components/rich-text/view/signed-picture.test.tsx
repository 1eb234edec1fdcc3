import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { richTextSchema } from '@kryt/documents/rich-text'
import { keptFile, signFiles, signedFor } from '@/lib/stored-files.ts'
import { RichTextView } from './rich-text-view.tsx'
import { rememberPicture, retryPictures } from './signed-picture.ts'

vi.mock('@/lib/stored-files.ts', () => ({
  keptFile: vi.fn(),
  signedFor: 3600,
  signFiles: vi.fn(),
}))

const sign = vi.mocked(signFiles)
const kept = vi.mocked(keptFile)
let time = 0
let picture = 0

/** A picture that no test before had. */
const newPicture = () => `me/${String((picture += 1))}.png`

beforeEach(() => {
  vi.useFakeTimers()
  time = 0
  sign.mockReset()
  kept.mockReset().mockResolvedValue(null)
  sign.mockImplementation(async (_bucket, keys) =>
    Promise.resolve(
      new Map(keys.map((key) => [key, `https://kryt.example/${key}?t=${String((time += 1))}`])),
    ),
  )
})
afterEach(() => {
  vi.useRealTimers()
})

const drawn = (...keys: string[]) =>
  render(
    <RichTextView
      text={richTextSchema.parse({
        root: {
          type: 'root',
          children: keys.map((key) => ({
            type: 'image',
            src: `papers/${key}`,
            altText: `Of ${key}`,
          })),
        },
      })}
    />,
  )

const later = async (seconds: number) =>
  act(async () => vi.advanceTimersByTimeAsync(seconds * 1000))

test('the pictures of a page are asked for together, and each says that it is on its way', async () => {
  const [one, two] = [newPicture(), newPicture()]
  const { container } = drawn(one, two)
  expect(container.querySelectorAll('[data-picture="waiting"]')).toHaveLength(2)
  await later(1)
  expect(sign.mock.calls).toEqual([['papers', [one, two]]])
  expect(screen.getByAltText(`Of ${two}`)).toHaveAttribute('src', `https://kryt.example/${two}?t=2`)
})

test('an address is renewed before it ends, as long as the page is open', async () => {
  const key = newPicture()
  const { unmount } = drawn(key)
  await later(1)
  const image = screen.getByAltText(`Of ${key}`)
  await later(signedFor)
  expect(image).toHaveAttribute('src', `https://kryt.example/${key}?t=2`)
  await later(signedFor)
  expect(image).toHaveAttribute('src', `https://kryt.example/${key}?t=3`)
  unmount()
  await later(signedFor * 3)
  expect(sign).toHaveBeenCalledTimes(3)
})

test('an address that could not be renewed is kept while it holds', async () => {
  const key = newPicture()
  const { container } = drawn(key)
  await later(1)
  sign.mockRejectedValue(new Error('offline'))
  await later(signedFor * 0.95)
  expect(screen.getByAltText(`Of ${key}`)).toBeVisible()
  await later(signedFor * 0.1)
  expect(container.querySelector('[data-picture="missing"]')).toHaveTextContent(`Of ${key}`)
})

test('what cannot be had says so, and is asked for again', async () => {
  const key = newPicture()
  sign.mockResolvedValueOnce(new Map())
  const { container } = drawn(key)
  await later(1)
  expect(container.querySelector('[data-picture="missing"]')).toHaveTextContent(`Of ${key}`)
  act(() => retryPictures())
  expect(container.querySelector('[data-picture="waiting"]')).not.toBeNull()
  await later(1)
  expect(screen.getByAltText(`Of ${key}`)).toBeVisible()
})

test('an address that leads nowhere is asked for anew, once', async () => {
  const key = newPicture()
  const { container } = drawn(key)
  await later(60)
  fireEvent.error(screen.getByAltText(`Of ${key}`))
  expect(container.querySelector('[data-picture="waiting"]')).not.toBeNull()
  await later(1)
  fireEvent.error(screen.getByAltText(`Of ${key}`))
  expect(container.querySelector('[data-picture="missing"]')).not.toBeNull()
})

test('the object URL of a new picture is revoked when its address in Storage takes its place', async () => {
  const revoke = vi.fn()
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { revokeObjectURL: revoke }))
  const key = newPicture()
  rememberPicture(key, 'blob:one')
  drawn(key)
  await later(1)
  expect(screen.getByAltText(`Of ${key}`)).toHaveAttribute('src', 'blob:one')
  expect(revoke).not.toHaveBeenCalled()
  await later(signedFor)
  expect(screen.getByAltText(`Of ${key}`)).toHaveAttribute('src', `https://kryt.example/${key}?t=1`)
  expect(revoke.mock.calls).toEqual([['blob:one']])
  vi.unstubAllGlobals()
})

test('without a network a picture is shown that this browser has kept', async () => {
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: () => 'blob:kept' }))
  const key = newPicture()
  sign.mockRejectedValueOnce(new Error('offline'))
  kept.mockResolvedValueOnce(new Blob(['picture']))
  drawn(key)
  await later(1)
  expect(kept.mock.calls).toEqual([['papers', key]])
  expect(screen.getByAltText(`Of ${key}`)).toHaveAttribute('src', 'blob:kept')
  vi.unstubAllGlobals()
})

test('what the server no longer gives is not shown from this browser', async () => {
  const key = newPicture()
  sign.mockResolvedValueOnce(new Map())
  kept.mockResolvedValueOnce(new Blob(['picture']))
  const { container } = drawn(key)
  await later(1)
  expect(container.querySelector('[data-picture="missing"]')).toHaveTextContent(`Of ${key}`)
  expect(kept).not.toHaveBeenCalled()
})
