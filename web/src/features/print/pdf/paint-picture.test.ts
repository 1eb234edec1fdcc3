import { jsPDF } from 'jspdf'
import { afterEach, expect, test, vi } from 'vitest'
import { paintPicture } from './paint-picture.ts'
import type { Painter } from './painter.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function painted(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer)
  const missing: string[] = []
  const words: unknown[] = []
  const pdf = new jsPDF()
  vi.spyOn(pdf, 'text').mockImplementation((text) => {
    words.push(text)
    return pdf
  })
  vi.spyOn(pdf, 'splitTextToSize').mockImplementation((text) => [text])
  const painter: Painter = {
    pdf,
    boxOf: () => ({ x: 10, y: 10, width: 200, height: 100 }),
    onMissing: ({ alt }) => missing.push(alt),
  }
  const image = document.createElement('img')
  image.alt = 'A rain gauge'
  document.body.append(image)
  return { done: paintPicture(painter, image), missing, words }
}

test.each([
  ['is refused', async () => Promise.resolve(new Response('gone', { status: 400 }))],
  ['cannot be reached', async () => Promise.reject(new TypeError('offline'))],
  ['is no picture', async () => Promise.resolve(new Response('{}', { status: 200 }))],
])(
  'a picture that %s is told of, and its place in the PDF says what is not there',
  async (what, answer) => {
    const revoke = vi.fn()
    const create = vi.fn(() => 'blob:one')
    vi.stubGlobal(
      'URL',
      Object.assign(class extends URL {}, { createObjectURL: create, revokeObjectURL: revoke }),
    )
    vi.stubGlobal(
      'Image',
      class {
        src = ''
        naturalWidth = 20
        // What a server says when it refuses may look like a picture.
        decode = async () =>
          what === 'is no picture' ? Promise.reject(new Error('not an image')) : Promise.resolve()
      },
    )
    const { done, missing, words } = painted(answer)
    await done
    expect(missing).toEqual(['A rain gauge'])
    expect(words).toEqual([['A rain gauge']])
    expect(revoke).toHaveBeenCalledTimes(create.mock.calls.length)
  },
)
