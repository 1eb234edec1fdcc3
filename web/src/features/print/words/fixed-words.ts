import type { PaperLanguage } from './paper-words.ts'

/** A stretch of the words around the questions, and its language where it is not the sheet's own. */
export interface Stretch {
  text: string
  language: PaperLanguage | null
}

const between = ' / '

/** "Question / Vraag" in any text, to be cut before the second word. */
interface Joined {
  whole: string
  /** Up to the second word. */
  head: number
}

/** Those of the words that stand beside their second language. */
const joinedOf = (words: object, others: object): Joined[] => {
  const second = new Map(Object.entries(others))
  return Object.entries(words).flatMap(([name, word]) => {
    const end: unknown = second.get(name)
    if (typeof word !== 'string' || typeof end !== 'string' || !word.endsWith(between + end))
      return []
    return [{ whole: word, head: word.length - end.length }]
  })
}

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Says of a text that is made of the fixed words of a sheet which of it is in the second language. A sentence stands below
 * that of the other language and not beside it. The letters stay the same.
 * @param pairs words of the sheet, in two languages where they differ, and the same words in the second alone
 */
export function fixedWords(
  second: PaperLanguage,
  ...pairs: readonly (readonly [words: object, others: object])[]
): (text: string) => Stretch[] {
  const joined = pairs.flatMap(([words, others]) => joinedOf(words, others))
  const heads = new Map(joined.map(({ whole, head }) => [whole.toLowerCase(), head]))
  const longestFirst = [...heads.keys()].toSorted((one, other) => other.length - one.length)
  const known = new RegExp(`(${longestFirst.map(escaped).join('|')})`, 'iu')
  const inLine = (line: string): Stretch[] =>
    line.split(heads.size === 0 ? /$^/u : known).flatMap((piece) => {
      const head = heads.get(piece.toLowerCase())
      if (head === undefined) return { text: piece, language: null }
      return [
        { text: piece.slice(0, head), language: null },
        { text: piece.slice(head), language: second },
      ]
    })
  return (text) => {
    const sentence = text.indexOf('\n') + 1
    const stretches =
      sentence === 0
        ? inLine(text)
        : [
            { text: text.slice(0, sentence), language: null },
            { text: text.slice(sentence), language: second },
          ]
    return stretches.filter((one) => one.text !== '')
  }
}
