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

test('a picture stands on the colour of its page, so that no reader shows what is behind its edge', async () => {
  const fills: unknown[] = []
  const context = {
    scale: vi.fn(),
    drawImage: vi.fn(),
    fillStyle: '',
    fillRect: () => fills.push(context.fillStyle),
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    context as unknown as CanvasRenderingContext2D, // what a picture needs of it
  )
  vi.stubGlobal('fetch', async () =>
    Promise.resolve(new Response(new Blob([], { type: 'image/png' }))),
  )
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: () => 'blob:one',
      revokeObjectURL: vi.fn(),
    }),
  )
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      naturalWidth = 20
      naturalHeight = 10
      decode = async () => Promise.resolve()
    },
  )
  const cell = document.createElement('div')
  cell.style.backgroundColor = 'rgb(240, 240, 238)'
  const image = document.createElement('img')
  cell.append(image)
  document.body.append(cell)
  vi.spyOn(image, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 100))
  const pdf = new jsPDF()
  vi.spyOn(pdf, 'addImage').mockReturnValue(pdf)
  const box = { x: 0, y: 0, width: 200, height: 100 }
  await paintPicture({ pdf, boxOf: () => box, onMissing: vi.fn() }, image)
  expect(fills).toEqual(['rgb(240, 240, 238)'])
})
