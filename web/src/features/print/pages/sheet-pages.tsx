import { memo, useMemo, useRef, useState, type CSSProperties } from 'react'
import { TextLanguage } from '@/components/rich-text/view/text-language.ts'
import { sheetWordsIn } from '../words/sheet-words.ts'
import type { PaperLanguage } from '../words/paper-words.ts'
import { pageHeight, pageRoom, pageWidth } from './page-size.ts'
import type { SheetBlock } from './sheet-block.ts'
import { useFit } from './use-fit.ts'
import { usePages, type DrawnPage, type Edge } from './use-pages.ts'
import '../paper/paper.css'
import '../paper/paper-cover.css'
import '../paper/paper-questions.css'
import '../paper/paper-memorandum.css'
import '../lesson/lesson.css'
import './pages.css'

/** What stands above every page but the first. */
export interface RunningWords {
  left: string
  right: string
}

/**
 * A sheet as the pages that are printed: the same boxes on the screen, in a preview, from the printer and in the PDF
 * (decision 068).
 */
export function SheetPages({
  blocksOf,
  language,
  second = null,
  font,
  size,
  running,
  turnOver = false,
}: {
  /** What the sheet consists of. It must be the same function while nothing of the sheet changes. @param pages how many it has */
  blocksOf: (pages: number) => SheetBlock[]
  language: PaperLanguage
  /** The language beside it, on a sheet in two. */
  second?: PaperLanguage | null
  font: 'Default' | 'Arial'
  /** Size of the text in pixels. */
  size: number
  running: RunningWords
  /** Every page but the last asks the reader to turn over. */
  turnOver?: boolean
}) {
  const sheet = useRef<HTMLElement>(null)
  const [count, setCount] = useState(1)
  const blocks = useMemo(() => blocksOf(count), [blocksOf, count])
  const pages = usePages(sheet, blocks, size)
  // The cover says how many pages there are.
  if (pages.length !== count) setCount(pages.length)
  const fit = useFit(sheet)
  const words = sheetWordsIn(language, second)
  // A name is read aloud in one language.
  const ownWords = sheetWordsIn(language, null)
  return (
    <article
      ref={sheet}
      lang={language}
      className="pages"
      style={{ '--paper-size': `${size}px`, '--fit': fit } as CSSProperties} // custom properties
    >
      <TextLanguage value={language}>
        {pages.map((page, index) => {
          const last = index === pages.length - 1
          const number = words.page(index + 1, pages.length)
          return (
            <div key={index} className="page-slot" style={slot(fit)}>
              <div
                className="page paper"
                data-font={font}
                role="group"
                aria-label={ownWords.page(index + 1, pages.length)}
              >
                {index > 0 && (
                  <div className="page-head" aria-hidden="true">
                    <span>{running.left}</span>
                    <span>{running.right}</span>
                  </div>
                )}
                <div className="page-body">
                  {blocks.slice(page.start, page.end).map((block, place) => (
                    <PlacedBlock
                      key={block.key}
                      block={block}
                      space={place === 0 ? 0 : block.gap * size}
                      shrink={page.shrink}
                      {...edgesOf(page, page.start + place)}
                    />
                  ))}
                </div>
                <div className="page-foot" aria-hidden="true">
                  <span>{number}</span>
                  {turnOver && !last && <span className="page-turn">{words.turnOver}</span>}
                </div>
              </div>
            </div>
          )
        })}
        <div className="pages-measured paper" data-font={font} aria-hidden="true" inert>
          {notWhole(pages).map((index) => {
            const block = blocks[index]
            return (
              block !== undefined && (
                <div key={block.key} className="page-block" data-block={block.key}>
                  {block.content}
                </div>
              )
            )
          })}
        </div>
      </TextLanguage>
    </article>
  )
}

interface Edges {
  from: Edge | null
  to: Edge | null
}

const edgesOf = ({ start, end, from, to }: DrawnPage, index: number): Edges => ({
  from: index === start ? from : null,
  to: index === end - 1 ? to : null,
})

/** The blocks that stand on no page as a whole; they are measured beside the pages. */
const notWhole = (pages: readonly DrawnPage[]): number[] => [
  ...new Set(
    pages.flatMap(({ start, end, from, to, shrink }) => [
      ...(from !== null || shrink < 1 ? [start] : []),
      ...(to === null ? [] : [end - 1]),
    ]),
  ),
]

/** A block on its page. Drawn anew only when it, or its place, is another. */
const PlacedBlock = memo(function PlacedBlock({
  space,
  shrink,
  ...drawn
}: Edges & {
  block: SheetBlock
  /** Above it, in pixels. */
  space: number
  shrink: number
}) {
  return (
    <div style={{ marginTop: space, ...shrunk(shrink) }}>
      <DrawnBlock {...drawn} measured={shrink === 1} />
    </div>
  )
})

/** A block, or a part of one that goes on from the page before or on the next. */
function DrawnBlock({
  block,
  from,
  to,
  measured,
}: Edges & {
  block: SheetBlock
  /** Its height here is the height that it has. */
  measured: boolean
}) {
  const { division, content, key } = block
  if (division === undefined || (from === null && to === null)) {
    return (
      <div className="page-block" data-block={measured ? key : undefined}>
        {content}
      </div>
    )
  }
  const columns = from?.columns ?? to?.columns ?? []
  return (
    <div className="page-block">
      {division.draw(from?.place ?? null, to?.place ?? null, columns)}
    </div>
  )
}

/** What is taller than the paper is drawn smaller: nothing of it is lost, and each box is one sheet. */
const shrunk = (shrink: number): CSSProperties =>
  shrink < 1
    ? { transform: `scale(${String(shrink)})`, transformOrigin: '50% 0', height: pageRoom }
    : {}

const slot = (fit: number) => ({ width: pageWidth * fit, height: pageHeight * fit })
