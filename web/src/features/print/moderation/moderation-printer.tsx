import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { checkPaper } from '@/domain/papers/check/check-paper.ts'
import { useFindingWords } from '@/domain/papers/check/finding-words.ts'
import { paperWords } from '@/domain/papers/paper-words.ts'
import { useLocale } from '@/i18n/locale.ts'
import { SheetPages } from '../pages/sheet-pages.tsx'
import type { Paper } from '../paper/paper.ts'
import { checkedPaper } from './checked-paper.ts'
import { moderationBlocks } from './moderation-blocks.tsx'

/**
 * What the check has found, for the person who moderates the paper, with room for the outcome and both signatures. It is in
 * the reader's language: two colleagues read it, and no learner does.
 */
export function ModerationPrinter({
  paper,
  size,
  logo,
}: {
  paper: Paper
  size: number
  logo: boolean
}) {
  const intl = useIntl()
  const language = useLocale()
  const say = useFindingWords()
  const title = intl.formatMessage({ defaultMessage: 'Moderation sheet', id: 'wiesFz' })
  const blocksOf = useCallback(
    () =>
      moderationBlocks(
        { ...paper, words: paperWords([], language) },
        {
          language,
          logo,
          findings: checkPaper(checkedPaper(paper)).map((finding) => ({
            ...finding,
            sentence: say(finding),
          })),
        },
      ),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- "say" follows intl
    [paper, language, logo, intl],
  )
  return (
    <SheetPages
      blocksOf={blocksOf}
      language={language}
      font={paper.font}
      size={size}
      running={{ left: title, right: paper.title }}
    />
  )
}
