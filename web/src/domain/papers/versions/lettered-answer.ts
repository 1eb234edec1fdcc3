import type { Questions } from '@kryt/documents/assessment-template'
import { optionLetter } from '../option-letter.ts'
import { withNodes } from './lettered-figure.ts'

type Answer = Questions[number]['fields'][number]['answer']

/** "1. C  2. A", "B (1)", "1 → D": pairs of a number and a letter, or letters alone. */
const onlyLetters =
  /^\s*(?:(?:\d+(?:\.\d+)*\)?\s*[.:=→–-]?\s*)?[A-Z](?!\p{L})(?:\s*\(\d+\))?[\s,;.✓✔√]*)+$/u

/** A letter by itself. */
const loneLetter = /(?<![\p{L}’'])[A-Za-z](?![\p{L}’'])/gu

/** In a line with words, "a" is one of them. */
const hasWords = /\p{L}{2}/u

const isLetterOf = (letter: string, count: number) => {
  const at = letter.toUpperCase().charCodeAt(0) - 65
  return at >= 0 && at < count
}

/** A line with the letters that the entries have now; null where it cannot be known which words are letters. */
function lineIn(line: string, order: readonly number[]): string | null {
  if (onlyLetters.test(line))
    return line.replaceAll(/[A-Z]/gu, (letter) =>
      isLetterOf(letter, order.length)
        ? optionLetter(order.indexOf(letter.charCodeAt(0) - 65))
        : letter,
    )
  const lone = (line.match(loneLetter) ?? []).filter(
    (letter) => letter !== 'a' || !hasWords.test(line),
  )
  return lone.some((letter) => isLetterOf(letter, order.length)) ? null : line
}

/**
 * What a memorandum says after the entries with letters changed places: "1. C" becomes "1. A".
 * @param order for each new place of an entry, the old one
 * @returns undefined where the answer may speak of letters in words, so that nothing may move
 */
export function letteredAnswer(
  answer: Answer,
  order: readonly number[],
): { answer: Answer } | undefined {
  if (answer === null || answer === undefined) return { answer }
  if (typeof answer === 'string') {
    const line = lineIn(answer, order)
    return line === null ? undefined : { answer: line }
  }
  if (Array.isArray(answer)) {
    const lines = answer.map((line) => lineIn(line, order))
    const known = lines.flatMap((line) => (line === null ? [] : [line]))
    return known.length < lines.length ? undefined : { answer: known }
  }
  const unknown: string[] = []
  const moved = withNodes(answer, (node) => {
    const text = node['text']
    if (typeof text !== 'string') return node
    const line = lineIn(text, order)
    if (line === null) unknown.push(text)
    return line === null || line === text ? node : { ...node, text: line }
  })
  return unknown.length > 0 ? undefined : { answer: moved }
}
