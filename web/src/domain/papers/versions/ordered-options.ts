import { searchText } from '@kryt/supabase/same-signs'

const listOf = (words: string) => words.split(' ')

/** Words that stand in an order of their own. */
const scales = [
  'zero one two three four five six seven eight nine ten eleven twelve',
  'nul een twee drie vier vyf ses sewe agt nege tien elf twaalf',
  'once twice thrice',
  'first second third fourth fifth sixth seventh eighth ninth tenth',
  'eerste tweede derde vierde vyfde sesde sewende agtste negende tiende',
  'january february march april may june july august september october november december',
  'januarie februarie maart april mei junie julie augustus september oktober november desember',
  'monday tuesday wednesday thursday friday saturday sunday',
  'maandag dinsdag woensdag donderdag vrydag saterdag sondag',
  'never rarely seldom sometimes often usually always',
  'nooit selde soms dikwels gewoonlik altyd',
  'none low lower medium moderate average high higher highest',
  'geen laag laer medium matig gemiddeld hoog hoer hoogste',
  'tiny small smaller medium large larger largest',
  'klein kleiner medium middelmatig groot groter grootste',
  'decreases unchanged constant increases',
  'yes no maybe',
  'ja nee miskien',
].map(listOf)

const months = [
  'jan feb mar apr may jun jul aug sep oct nov dec',
  'jan feb maa apr mei jun jul aug sep okt nov des',
].map(listOf)

/** Months as their place, so that "31 May 1961" and "27 April 1994" have one form. */
const monthNumber = (word: string): number | null => {
  const at = Math.max(...months.map((names) => names.indexOf(word.slice(0, 3))))
  const full = [scales[5], scales[6]].some((names) => names?.includes(word) === true)
  return at === -1 || (word.length > 3 && !full) ? null : at + 1
}

const fractions: Record<string, number> = { '½': 0.5, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 0.25, '¾': 0.75 }

interface Amount {
  /** What stands around the numbers. */
  form: string
  numbers: number[]
  /** A day of a year, as a number that rises. */
  day: number | null
  startsWithNumber: boolean
}

const numberIn = /[½⅓⅔¼¾]|\d+(?:[ \u00a0]\d{3})*(?:[.,]\d+)?/gu

function amountOf(option: string): Amount | null {
  const months: number[] = []
  const text = option
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/\p{L}{3,}/gu, (word) => {
      const month = monthNumber(searchText(word))
      if (month !== null) months.push(month)
      return month === null ? word : '@'
    })
  const found = [...text.matchAll(numberIn)]
  if (found.length === 0) return null
  const ancient = /(?<!\p{L})(?:BCE?|v\.?\s?C(?:hr)?)(?!\p{L})/u.test(text)
  const numbers = found.map(({ 0: digits, index }) => {
    const value =
      fractions[digits] ?? Number(digits.replaceAll(/[ \u00a0]/gu, '').replace(',', '.'))
    const minus = /(?:^|[\s(=<>≤≥])-$/u.test(text.slice(0, index)) || ancient
    return minus ? -value : value
  })
  // "1/2" is a half.
  const fraction = /^\s*-?\d+\s*\/\s*\d+(?!\s*\/)/u.test(text) && numbers.length === 2
  if (fraction) numbers.unshift((numbers[0] ?? 0) / (numbers[1] ?? 1))
  const year = numbers.find((one) => Math.abs(one) >= 1000 && Math.abs(one) < 10_000)
  const month = months[0] ?? (/\d\s*[-/]\s*\d+\s*[-/]/u.test(text) ? numbers[1] : undefined)
  const date = numbers.find((one) => one !== year && one >= 1 && one <= 31)
  return {
    form: searchText(text.replaceAll(numberIn, '#')),
    numbers,
    day:
      months.length > 0 || (year !== undefined && numbers.length > 2)
        ? (year ?? 0) * 400 + (month ?? 0) * 32 + (date ?? 0)
        : null,
    startsWithNumber: /^\s*(?:[^\p{L}\d]|R|±|(?:about|ongeveer|only|from)\s)*[½⅓⅔¼¾\d]/u.test(text),
  }
}

/** Rising or falling throughout. */
function isMonotone(values: readonly number[]): boolean {
  const steps = values.slice(1).map((value, at) => value - (values[at] ?? 0))
  return steps.every((step) => step >= 0) || steps.every((step) => step <= 0)
}

const inScale = (option: string, scale: readonly string[]) =>
  scale.indexOf(searchText(option).replaceAll(/[^\p{L} ]/gu, ''))

/** Whether options stand in an order that a reader expects: numbers or dates that rise or fall, days, "never" to "always". */
export function areInOrder(options: readonly string[]): boolean {
  if (options.length < 2) return false
  for (const scale of scales) {
    const places = options.map((option) => inScale(option, scale))
    if (!places.includes(-1) && isMonotone(places)) return true
  }
  const amounts = options.flatMap((option) => amountOf(option) ?? [])
  const [first] = amounts
  if (first === undefined || amounts.length < options.length) return false
  if (amounts.every(({ day }) => day !== null) && isMonotone(amounts.map(({ day }) => day ?? 0)))
    return true
  const firsts = amounts.map(({ numbers }) => numbers[0] ?? 0)
  if (amounts.every((one) => one.startsWithNumber) && isMonotone(firsts)) return true
  // "Grade 4", "Grade 6": the words are the same, and one of the numbers leads.
  return (
    amounts.every(({ form }) => form === first.form) &&
    first.numbers.some((_number, at) => {
      const column = amounts.map(({ numbers }) => numbers[at] ?? 0)
      return isMonotone(column) && new Set(column).size > 1
    })
  )
}
