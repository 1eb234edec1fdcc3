import { jsPDF } from 'jspdf'
import { afterEach, expect, test, vi } from 'vitest'
import { paintText } from './paint-text.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('words that are cut off on the screen are not in the PDF', () => {
  const head = document.createElement('span')
  head.style.overflow = 'hidden'
  head.style.fontSize = '12px'
  head.style.fontFamily = 'Arimo'
  head.append('Memorandum Limpopo')
  document.body.append(head)
  vi.spyOn(head, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 30))
  // Each line is 15 high; "Limpopo" stands on the third.
  let at = 0
  vi.spyOn(document, 'createRange').mockReturnValue({
    setStart: (_node: Node, index: number) => (at = index),
    setEnd: () => undefined,
    getClientRects: () => [new DOMRect(0, at === 0 ? 0 : 30, 60, 15)],
  } as unknown as Range) // what painting asks of it
  const pdf = new jsPDF()
  const words: unknown[] = []
  vi.spyOn(pdf, 'text').mockImplementation((text) => {
    words.push(text)
    return pdf
  })
  vi.spyOn(pdf, 'setFont').mockReturnValue(pdf)
  const [text] = head.childNodes
  if (!(text instanceof Text)) throw new Error('no text')
  const painter = {
    pdf,
    boxOf: ({ x, y, width, height }: DOMRect) => ({ x, y, width, height }),
    onMissing: () => undefined,
  }
  paintText(painter, text, getComputedStyle(head))
  expect(words).toEqual(['Memorandum'])
})
