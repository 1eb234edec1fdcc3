import { createContext, Fragment, useContext } from 'react'
import type { Half, PaperInLanguage } from '@/domain/papers/paper-languages.ts'

/** In which languages the texts of a sheet are; null for a sheet in one. */
export const SheetTexts = createContext<Pick<PaperInLanguage, 'language' | 'halves'> | null>(null)

/**
 * A text of the paper. On a sheet with two languages each stretch of it says its own, for reading aloud and hyphenation; the
 * letters are the same.
 * @param from the first letter that is drawn, and `to` the one after the last, where a page ends in it
 */
export function Said({
  text,
  from = 0,
  to = text.length,
}: {
  text: string
  from?: number
  to?: number
}) {
  const sheet = useContext(SheetTexts)
  const halves = sheet?.halves.get(text)
  if (sheet === null || halves === undefined) return text.slice(from, to)
  return stretches(halves, from, to).map(({ text: shown, language }, index) =>
    language === sheet.language ? (
      <Fragment key={index}>{shown}</Fragment>
    ) : (
      <span key={index} lang={language}>
        {shown}
      </span>
    ),
  )
}

/** What of each half lies between two letters of the whole. */
function stretches(halves: readonly Half[], from: number, to: number): Half[] {
  let start = 0
  return halves.flatMap(({ text, language }) => {
    const shown = text.slice(Math.max(0, from - start), Math.max(0, to - start))
    start += text.length
    return shown === '' ? [] : [{ text: shown, language }]
  })
}
