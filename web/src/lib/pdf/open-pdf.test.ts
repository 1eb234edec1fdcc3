import { beforeEach, expect, test, vi } from 'vitest'
import { openPdf } from './open-pdf.ts'

const pdfjs = vi.hoisted(() => {
  // Before the module makes its worker.
  globalThis.Worker = function worker() {} as unknown as typeof Worker
  return { read: [] as number[], destroyed: 0, workers: 0, damaged: false }
})

vi.mock('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url', () => ({ default: 'worker.mjs' }))
vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({
  PDFWorker: {
    create: () => {
      pdfjs.workers += 1
      return {}
    },
  },
  getDocument: ({ worker }: { worker: object | undefined }) => ({
    promise:
      pdfjs.damaged || worker === undefined
        ? Promise.reject(new Error('damaged'))
        : Promise.resolve({
            numPages: 3,
            getPage: async (number: number) => {
              pdfjs.read.push(number)
              return Promise.resolve({
                // The last page lies on its side.
                getViewport: ({ scale }: { scale: number }) => ({
                  width: (number === 3 ? 297 : 210) * scale,
                  height: (number === 3 ? 210 : 297) * scale,
                }),
                render: () => ({ promise: Promise.resolve() }),
                cleanup: () => undefined,
                getTextContent: async () => Promise.resolve({ items: [{ str: 'Fractions' }, {}] }),
              })
            },
          }),
    destroy: async () => {
      pdfjs.destroyed += 1
      return Promise.resolve()
    },
  }),
}))

beforeEach(() => {
  Object.assign(pdfjs, { read: [], destroyed: 0, damaged: false })
})

const file = new Blob(['%PDF-1.7'])

test('only the first page is read before others are drawn', async () => {
  const pdf = await openPdf(file)
  expect([pdf?.pages.length, pdf?.shape, pdfjs.read]).toEqual([3, 210 / 297, [1]])
  const canvas = document.createElement('canvas')
  expect(await pdf?.pages[2]?.draw(canvas, 594)).toBe(297 / 210)
  expect([canvas.width, canvas.height, pdfjs.read]).toEqual([594, 420, [1, 3]])
  expect(await pdf?.pages[2]?.readText()).toBe('Fractions ')
})

test('a file is given back when it is closed, and the worker stays for the next', async () => {
  const [one, other] = [await openPdf(file), await openPdf(file)]
  await one?.close()
  expect([pdfjs.destroyed, pdfjs.workers]).toEqual([1, 1])
  await other?.pages[1]?.draw(document.createElement('canvas'), 210)
  expect(pdfjs.read).toEqual([1, 1, 2])
})

test('a damaged file is not shown, and not kept', async () => {
  pdfjs.damaged = true
  expect(await openPdf(file)).toBeNull()
  expect(pdfjs.destroyed).toBe(1)
})
