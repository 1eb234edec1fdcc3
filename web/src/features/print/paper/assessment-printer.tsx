import { useCallback } from 'react'
import { SheetPages } from '../pages/sheet-pages.tsx'
import { paperBlocks } from './paper-blocks.tsx'
import type { Paper } from './paper.ts'
import { runningWords } from './running-words.ts'
import { FixedWords } from '../words/fixed.tsx'
import { SheetTexts } from './said.tsx'

/** A question paper on its pages, or its memorandum with the same numbers and totals. */
export function AssessmentPrinter({
  paper,
  memo,
  size,
  logo,
}: {
  paper: Paper
  memo: boolean
  size: number
  logo: boolean
}) {
  const { words, language, second, font } = paper
  const blocksOf = useCallback(
    (pages: number) => paperBlocks(paper, { memo, logo }, pages),
    [paper, memo, logo],
  )
  return (
    <SheetTexts value={paper.halves.size === 0 ? null : paper}>
      <FixedWords words={words} language={language} second={second}>
        <SheetPages
          blocksOf={blocksOf}
          language={language}
          second={second}
          font={font}
          size={size}
          running={runningWords(paper, memo)}
          turnOver={!memo}
        />
      </FixedWords>
    </SheetTexts>
  )
}
