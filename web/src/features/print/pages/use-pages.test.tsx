import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
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
        <div key={key} data-block />
      ))}
    </div>
  )
}

test('two divisions that call for each other come to an end', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const on = Number(this.closest('[data-pages]')?.getAttribute('data-pages'))
    const height = on === 1 ? pageRoom * 0.51 : pageRoom * 0.49
    return { width: pageWidth, height } as DOMRect // what is measured
  })
  act(() => void render(<Sheet />))
  expect(screen.getByTestId('sheet')).toBeInTheDocument()
})
