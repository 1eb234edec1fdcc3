import { optionLetter } from '@/domain/papers/option-letter.ts'
import type { Part, Section } from './paper.ts'

const numbers = new WeakMap<readonly Section[], ReadonlyMap<string, string>>()

/** The numbers of a question's parts by their ids, below its own. */
export const numbersOfParts = (
  question: string,
  parts: readonly Part[],
): ReadonlyMap<string, string> => new Map(partNumbers(question, parts))

/** 1.1, 1.2, 1.2.1: the numbers of a question's parts, in their order. */
function* partNumbers(question: string, parts: readonly Part[]): Generator<[string, string]> {
  let first = 0
  let second = 0
  for (const [at, { id, depth }] of parts.entries()) {
    if (depth === 1 || at === 0) {
      first += 1
      second = 0
      yield [id, `${question}.${first}`]
    } else {
      second += 1
      yield [id, `${question}.${first}.${second}`]
    }
  }
}

/**
 * The number of every section (A, B), question (1, 2) and part (1.1, 1.2.1), by id. Nothing else gives numbers, so they
 * have no gaps; the third level is in the number, as it is stored and printed.
 */
export function numbersOf(sections: readonly Section[]): ReadonlyMap<string, string> {
  const known = numbers.get(sections)
  if (known !== undefined) return known
  const given = new Map<string, string>()
  let section = 0
  let question = 0
  for (const { id, title, questions } of sections) {
    if (title !== null) {
      given.set(id, optionLetter(section))
      section += 1
    }
    for (const one of questions) {
      question += 1
      given.set(one.id, String(question))
      for (const [part, number] of partNumbers(String(question), one.parts)) given.set(part, number)
    }
  }
  numbers.set(sections, given)
  return given
}

const decimal = /^\d+(\.\d+)*\.?$/

export const isDecimal = (number: string): boolean => decimal.test(number.trim())

const places = (number: string) => number.trim().replace(/\.$/, '').split('.').length

/**
 * The depth that a stored number says, below its question.
 * @param after whether a decimal number stands above it: letters then count as below that
 */
export function depthOf(question: string, number: string, after: boolean): Part['depth'] {
  if (!isDecimal(number)) return after ? 2 : 1
  const parent = isDecimal(question) ? places(question) : 1
  return places(number) - parent > 1 ? 2 : 1
}
