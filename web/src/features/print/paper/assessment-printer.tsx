import { useCallback } from 'react'
import { SheetPages } from '../pages/sheet-pages.tsx'
import { paperBlocks } from './paper-blocks.tsx'
import type { Paper } from './paper.ts'
import { SheetTexts } from './said.tsx'
import { versionWords } from './version-words.ts'

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
  const { words, language, second, font, subject, title } = paper
  const version = versionWords(paper)
  const blocksOf = useCallback(
    (pages: number) => paperBlocks(paper, { memo, logo }, pages),
    [paper, memo, logo],
  )
  return (
    <SheetTexts value={paper.halves.size === 0 ? null : paper}>
      <SheetPages
        blocksOf={blocksOf}
        language={language}
        second={second}
        font={font}
        size={size}
        running={{
          left: subject === null ? '' : `${words.Grade} ${subject.grade} · ${subject.name}`,
          right: [version, memo ? words.memorandum : null, title]
            .filter((one) => one !== null)
            .join(' · '),
        }}
        turnOver={!memo}
      />
    </SheetTexts>
  )
}
