import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { pageRoom, pageWidth } from './page-size.ts'
import type { SheetBlock } from './sheet-block.ts'
import { usePages } from './use-pages.ts'

const blocks = [1, 2].map((name): SheetBlock => ({ key: String(name), gap: 0, content: null }))

/** As in a preview: what fits on one page is taller there than on two. */
function Sheet() {
  const sheet = useRef<HTMLDivElement>(null)
  const pages = usePages(sheet, blocks, 17)
  return (
    <div ref={sheet} data-testid="sheet" data-pages={pages.length}>
      <div className="page" />
      {blocks.map(({ key }) => (
        <div key={key} data-block={key} />
      ))}
    </div>
  )
}

afterEach(() => {
  vi.restoreAllMocks()
})

/** What a block measures while the sheet has one page, and while it has two. */
function measuring(onOne: number, onTwo: number) {
  const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const on = Number(this.closest('[data-pages]')?.getAttribute('data-pages'))
    return { width: pageWidth, height: on === 1 ? onOne : onTwo } as DOMRect // what is measured
  })
  act(() => void render(<Sheet />))
  return measure.mock.calls.length
}

test('a fraction of a pixel divides nothing anew', () => {
  // Each division measures the page and both blocks.
  expect(measuring(pageRoom / 2 + 0.1, pageRoom / 2 - 0.1)).toBe(6)
  expect(screen.getByTestId('sheet')).toHaveAttribute('data-pages', '2')
})

test('two divisions that call for each other come to an end', () => {
  measuring(pageRoom * 0.51, pageRoom * 0.49)
  expect(screen.getByTestId('sheet')).toBeInTheDocument()
})

test('however often something arrives that changes the pages, the last division is that of what is there', () => {
  const many = Array.from({ length: 24 }, (_, name): SheetBlock => ({
    key: String(name),
    gap: 0,
    content: null,
  }))
  let height = 1
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ width: pageWidth, height }) as DOMRect, // what is measured
  )
  function Growing({ size }: { size: number }) {
    const sheet = useRef<HTMLDivElement>(null)
    const pages = usePages(sheet, many, size)
    return (
      <div ref={sheet} data-testid="sheet" data-pages={pages.length}>
        {many.map(({ key }) => (
          <div key={key} data-block={key} />
        ))}
        <div className="page" />
      </div>
    )
  }
  const { rerender } = render(<Growing size={1} />)
  for (let most = 12; most >= 1; most -= 1) {
    // So many fit on a page.
    height = pageRoom / most
    rerender(<Growing size={20 - most} />)
  }
  expect(screen.getByTestId('sheet')).toHaveAttribute('data-pages', '24')
})

test('a row that is taller than the paper is drawn smaller, with the head above it', () => {
  const rows = [pageRoom / 4, pageRoom * 1.25, pageRoom * 1.5]
  const table: SheetBlock = {
    key: 'table',
    gap: 0,
    content: null,
    division: {
      ratherWhole: true,
      measure: () => ({
        cuts: rows.slice(0, 2),
        head: pageRoom / 4,
        placeOf: (cut) => cut + 1,
        columns: [],
      }),
      draw: () => null,
    },
  }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ width: pageWidth, height: rows.at(-1) ?? 0 }) as DOMRect, // what is measured
  )
  const blocksOfIt = [table]
  function Sheet() {
    const sheet = useRef<HTMLDivElement>(null)
    const pages = usePages(sheet, blocksOfIt, 17)
    return (
      <div
        ref={sheet}
        data-testid="sheet"
        data-shrunk={pages.map(({ shrink }) => shrink).join(' ')}
      >
        <div className="page" />
        <div data-block="table" />
      </div>
    )
  }
  render(<Sheet />)
  expect(screen.getByTestId('sheet')).toHaveAttribute('data-shrunk', '1 0.8 1')
})

test('a block that stays the same is not looked at for places to divide it', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ width: pageWidth, height: pageRoom / 3 }) as DOMRect, // what is measured
  )
  const measure = vi.fn(() => ({ cuts: [], head: 0, placeOf: () => 0, columns: [] }))
  const text = (key: string): SheetBlock => ({
    key,
    gap: 0,
    content: null,
    division: { ratherWhole: false, measure, draw: () => null },
  })
  const many = Array.from({ length: 9 }, (_, index) => text(String(index)))
  function Sheet({ all }: { all: SheetBlock[] }) {
    const sheet = useRef<HTMLDivElement>(null)
    usePages(sheet, all, 17)
    return (
      <div ref={sheet}>
        <div className="page" />
        {all.map(({ key }) => (
          <div key={key} data-block={key} />
        ))}
      </div>
    )
  }
  const { rerender } = render(<Sheet all={many} />)
  measure.mockClear()
  rerender(<Sheet all={many.with(4, text('4'))} />)
  expect(measure).toHaveBeenCalledTimes(1)
})

test('the first report of a browser, that a block has the height it was measured with, has nothing measured again', () => {
  type Report = { target: Element; borderBoxSize: { blockSize: number }[] }
  let report: (entries: Report[]) => void = () => undefined
  const observed = new Set<Element>()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: (entries: Report[]) => void) {
        report = tell
      }
      observe(element: Element) {
        observed.add(element)
      }
      unobserve() {}
      disconnect() {}
    },
  )
  const measure = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ width: pageWidth, height: 100 }) as DOMRect) // what is measured
  render(<Sheet />)
  expect(observed.size).toBe(2)
  measure.mockClear()
  const say = (blockSize: number) =>
    act(() => report([...observed].map((target) => ({ target, borderBoxSize: [{ blockSize }] }))))
  say(100.1)
  expect(measure).not.toHaveBeenCalled()
  say(140)
  expect(measure).toHaveBeenCalled()
  vi.unstubAllGlobals()
})
