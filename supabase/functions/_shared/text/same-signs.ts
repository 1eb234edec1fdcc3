import signs from './signs.json' with { type: 'json' }

/** "0020 2000-200A" as pairs of code points, the last included. */
export const spans = (list: string) =>
  list.split(' ').map((span) => {
    const [first = '', last = first] = span.split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  })

const charactersOf = (list: string) =>
  spans(list).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)),
  )

const classOf = (list: string) =>
  spans(list)
    .map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`)
    .join('')

/** Each sign with the one that stands for its class: a curly apostrophe with the straight one. */
export const alike: ReadonlyMap<string, string> = new Map([
  ...charactersOf(signs.blank).map((sign) => [sign, ' '] as const),
  ...Object.entries(signs.alike).flatMap(([stands, list]) =>
    charactersOf(list).map((sign) => [sign, stands] as const),
  ),
])

/** Capitals that stay what they are when their accents are taken apart, with their small letters. */
export const smallLetters: ReadonlyMap<string, string> = new Map(
  Array.from(signs.capitals, (capital) => [capital, capital.toLowerCase()] as const),
)

/** Letters with a stroke or a hook, which no accent makes: a search finds them by the plain letter. */
export const plainLetters: ReadonlyMap<string, string> = new Map(
  Object.entries(signs.plain).flatMap(([plain, letters]) =>
    Array.from(letters, (letter) => [letter, plain] as const),
  ),
)
export const speltLetters: ReadonlyMap<string, string> = new Map(Object.entries(signs.spelt))

const isAscii = /^[\x20-\x7e]*$/
const invisible = new RegExp(`[${classOf(signs.invisible)}]`, 'gu')
const mapped = (text: string, ...maps: ReadonlyMap<string, string>[]) =>
  Array.from(text, (sign) => {
    for (const map of maps) {
      const other = map.get(sign)
      if (other !== undefined) return other
    }
    return sign
  }).join('')
const oneBlank = (text: string) => text.replace(/ +/g, ' ').replace(/^ | $/g, '')
const asciiSmall = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/**
 * A text as it is compared: two that look the same are the same. One kind of apostrophe, quotation mark, dash and
 * blank; marks that nobody sees are gone; letters composed, of usual width and small; blanks single, none at the ends.
 * SQL: private.same_text(), from the same table (signs.json). Empty when nothing of the text can be seen.
 */
export function sameText(text: string): string {
  if (isAscii.test(text)) return oneBlank(asciiSmall(text).replaceAll('`', "'"))
  const apart = mapped(text.replace(invisible, ''), alike).normalize('NFKD').replace(invisible, '')
  return oneBlank(asciiSmall(mapped(apart, alike, smallLetters)).normalize('NFC'))
}

const accents = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g

/**
 * A text as searches compare it: sameText() without accents, so that "kliente" finds Kliënte, and with "4 – 6" as
 * "4-6". SQL: private.search_text().
 */
export function searchText(text: string): string {
  const same = sameText(text)
  const plain = isAscii.test(same)
    ? same
    : oneBlank(
        mapped(same.normalize('NFKD').replace(accents, ''), plainLetters, speltLetters).normalize(
          'NFC',
        ),
      )
  return plain.replace(/([0-9]) ?- ?(?=[0-9])/g, '$1-')
}

const letter = '[^\\x00-\\x60\\x7b-\\x7f]'
const joint = new RegExp(`(?<=${letter})[-'](?=${letter}|[0-9])|(?<=[0-9])[-'](?=${letter})`, 'gu')

/** A word of searchText() without the hyphens and apostrophes within it: "co-operative" and "cooperative" are one. */
const joined = (word: string) => word.replace(joint, '')

/**
 * The text of a search field: searchText() and each word with a hyphen or apostrophe written as one as well.
 * SQL: private.searchable_text().
 */
export function searchableText(text: string): string {
  const plain = searchText(text)
  const together = plain.split(' ').flatMap((word) => {
    const whole = joined(word)
    return whole === word ? [] : [whole]
  })
  return [plain, ...together].join(' ')
}

/**
 * The words of a search as they are looked for in searchableText(): the first 200 characters and ten words count.
 * SQL: private.typed_words(), in no order.
 */
export function typedWords(words: string): string[] {
  const asked = searchText(Array.from(words).slice(0, 200).join('')).split(' ')
  const whole = asked.map((word) => {
    const together = joined(word)
    return together === word ? word : together.replace(/^[-']+(?=.)|(?<=.)[-']+$/g, '')
  })
  return [...new Set(whole)].filter((word) => word !== '').slice(0, 10)
}

/** Whether every typed word stands somewhere in the text; every text contains no words. */
export function containsWords(text: string, words: string): boolean {
  const searched = searchableText(text)
  return typedWords(words).every((word) => searched.includes(word))
}
