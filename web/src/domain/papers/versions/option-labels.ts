import { optionLetter } from '../option-letter.ts'
import { connectors, optionNouns, type Token } from './option-words.ts'

const roman = /^(?:i{1,3}|iv|vi{0,3}|ix|xi{0,2})$/u

/** The signs that join letters of algebra are no list of options: "a + b", "a/b". */
const algebra = new Set(['+', '-', '/', '*', '=', '×'])

/** After these even a small letter or a number is an option's: "only 2", "option b". */
const announcing = new Set([
  ...optionNouns,
  ...'opt ans antw question vraag only just both slegs net alleen nr number nommer neither either albei beide'.split(
    ' ',
  ),
])

/** How far numbers are labels of options or of the statements above them. */
const mostLabels = 12

/** A token that may be the label of an option or a statement: a letter, "iii" or a small number. */
function isLabel({ raw, word }: Token, count: number): boolean {
  if (/^[a-z]$/iu.test(raw))
    return word.charCodeAt(0) - 97 < count || word === 'i' || word === 'v' || word === 'x'
  return (
    roman.test(word) || (/^\d{1,2}$/u.test(raw) && Number(raw) > 0 && Number(raw) <= mostLabels)
  )
}

/** "A dam", "5 A", "20 °C" name no option. */
function isPlainWord(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  const after = tokens[at + 1]
  if (
    before !== undefined &&
    (before.raw === '°' || /^\d/u.test(before.raw)) &&
    after === undefined
  )
    return true
  if (tokens[at]?.raw !== 'A' || after === undefined || !/^\p{L}{2}/u.test(after.raw)) return false
  return (
    !connectors.has(after.word) && !/^(?:is|are|was|only|alone|alleen|has|het)$/u.test(after.word)
  )
}

/** "AC", "BD": letters of several options. */
const isRun = ({ raw }: Token, count: number) =>
  /^[A-Z]{2,8}$/u.test(raw) &&
  new Set(raw).size === raw.length &&
  Array.from(raw).every((letter) => letter.charCodeAt(0) - 65 < count)

/** Whether a token names another option by its label, which is wrong once that one has moved. */
function namesAt(tokens: readonly Token[], at: number, count: number): boolean {
  const token = tokens[at]
  if (token === undefined) return false
  if (isRun(token, count)) return true
  if (!isLabel(token, count)) return false
  const { raw, word } = token
  const before = tokens[at - 1]
  const after = tokens[at + 1]
  // An upper-case letter that an option here has.
  if (/^[A-Z]$/u.test(raw) && raw <= optionLetter(count - 1) && !isPlainWord(tokens, at))
    return true
  if (roman.test(word) && word.length > 1) return true
  // "(a)", "a)", "1." typed before the option.
  if (after?.raw === ')' && (before === undefined || before.raw === '(')) return true
  if (before === undefined && after?.raw === '.' && tokens.length > 2) return true
  const announced = before?.raw === '.' ? tokens[at - 2] : before
  if (announced !== undefined && announcing.has(announced.word)) return true
  const joined = [-1, 1].some((side) => {
    const sign = tokens[at + side]
    const next = tokens[at + 2 * side]
    if (sign === undefined || next === undefined || !connectors.has(sign.word)) return false
    if (/^[a-z]$/u.test(raw) && algebra.has(sign.raw)) return false
    if (/^\d/u.test(raw)) return /^\d/u.test(next.raw) && !algebra.has(sign.raw)
    return isLabel(next, count)
  })
  return joined
}

/**
 * Whether an option names others by their letters or numbers: "A and B", "slegs (i)", "1, 2 en 4", "AC".
 * @param count of the options
 */
export const namesLabels = (tokens: readonly Token[], count: number): boolean =>
  tokens.some((_token, at) => namesAt(tokens, at, count))
