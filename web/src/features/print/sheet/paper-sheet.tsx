import type { CSSProperties, ReactNode } from 'react'
import { PageRules, type RunningWords } from './page-rules.tsx'
import type { PaperLanguage } from '../words/paper-words.ts'
import '../paper/paper.css'
import '../paper/paper-cover.css'
import '../paper/paper-questions.css'
import '../paper/paper-memorandum.css'
import './paper-text.css'
import '../lesson/lesson.css'
// Last: it says what is otherwise on a phone and on the printer.
import './paper-media.css'

/** A sheet of A4 that flows on the screen and is cut into pages by the browser's print. */
export function PaperSheet({
  language,
  font,
  size,
  running,
  children,
}: {
  language: PaperLanguage
  font: 'Default' | 'Arial'
  /** Size of the text in pixels. */
  size: number
  running: RunningWords
  children: ReactNode
}) {
  return (
    <article
      lang={language}
      className="paper"
      data-font={font}
      style={{ '--paper-size': `${size}px` } as CSSProperties} // a variable of our own
    >
      <PageRules running={running} />
      {children}
    </article>
  )
}
