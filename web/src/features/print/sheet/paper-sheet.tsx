import type { CSSProperties, ReactNode } from 'react'
import { TextLanguage } from '@/components/rich-text/view/text-language.ts'
import { PageRules, type RunningWords } from './page-rules.tsx'
import type { PaperLanguage } from '../words/paper-words.ts'
import '../paper/paper.css'
import '../paper/paper-cover.css'
import '../paper/paper-questions.css'
import '../paper/paper-memorandum.css'
import '../lesson/lesson.css'
// Imported last, because it overrides the other styles for phones and the printer.
import './paper-media.css'

/** An A4 sheet that is one long page on the screen; the browser splits it into pages when printing. */
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
      style={{ '--paper-size': `${size}px` } as CSSProperties} // a custom property
    >
      <PageRules running={running} />
      <TextLanguage value={language}>{children}</TextLanguage>
    </article>
  )
}
