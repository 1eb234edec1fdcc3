import { createContext, Fragment, useContext, useMemo, type ReactNode } from 'react'
import { fixedWords, type Stretch } from './fixed-words.ts'
import { paperWords, type PaperLanguage, type PaperWords } from './paper-words.ts'
import { sheetWords, sheetWordsIn } from './sheet-words.ts'

type Cut = (text: string) => Stretch[]

const Cutting = createContext<Cut | null>(null)

/** Around a sheet whose fixed words, such as "Question / Vraag", are in two languages. */
export function FixedWords({
  words,
  language,
  second,
  children,
}: {
  words: PaperWords
  language: PaperLanguage
  second: PaperLanguage | null
  children: ReactNode
}) {
  // Each paper that is drawn has words of its own, mostly the same ones.
  const same = second === null ? '' : JSON.stringify(words)
  const cut = useMemo(
    () =>
      second === null
        ? null
        : fixedWords(
            second,
            [JSON.parse(same) as PaperWords, paperWords([], second)], // as it was written above
            [sheetWordsIn(language, second), sheetWords[second]],
          ),
    [same, language, second],
  )
  return <Cutting value={cut}>{children}</Cutting>
}

/** Words around the questions. In two languages, the second says so for reading aloud and hyphenation. */
export function Fixed({
  children: text,
  draw = (words) => words,
}: {
  children: string
  draw?: (words: string) => ReactNode
}) {
  const cut = useContext(Cutting)
  if (cut === null) return draw(text)
  return cut(text).map(({ text: words, language }, index) =>
    language === null ? (
      <Fragment key={index}>{draw(words)}</Fragment>
    ) : (
      <span key={index} lang={language}>
        {draw(words)}
      </span>
    ),
  )
}
