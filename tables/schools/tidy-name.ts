/** Words with vowels that are written in capitals: kinds of school, churches, numerals. */
const CAPITALS = new Set(
  (
    'II III IV VI VII CI PI IF IP EK SA EC IC EP EFJ ' +
    'LSEN ELSEN NG NGK VGK VKK RC RK DRC UCC AME SDA CVO SSKV ACE FET TVET ECD ABET TPA ' +
    'YMCA YWCA UMP PTA AJC ATM ASR ABC OR'
  ).split(' '),
)

/** Words without a vowel. */
const WORDS = new Set('ST STS DR MT MR MRS JR NR RD STR SCH GR WM'.split(' '))

/** Words in lower case inside a name. */
const SMALL = new Set('OF THE AND FOR EN VIR TO IN ON AT'.split(' '))

/** Small between a first name and a surname; capital where the surname stands alone. */
const PARTICLES = new Set('VAN DER DEN TER DE DU'.split(' '))

/** What a surname may follow without a first name in between. */
const KINDS = new Set(
  'LAERSKOOL HOËRSKOOL SKOOL HS LS PRIMÊR PRIMÊRE SEKONDÊRE TEGNIESE VOORBEREIDINGSKOOL'.split(' '),
)

/** Scottish names. In isiXhosa and isiZulu "mc" begins a word like any other: Mceula, Mchunu, Mcwangele. */
const SCOTTISH = /^MC(?=[BDFGKLMPQRST]|AULEY|CARTHY|ALLISTER|ARTHUR|INTOSH|INTYRE)/

const capital = (word: string) => word.charAt(0) + word.slice(1).toLocaleLowerCase('af')

function tidyWord(word: string, previous: string | undefined): string {
  const upper = word.toLocaleUpperCase('af')
  const bare = upper.replace(/'S?$/, '')
  if (CAPITALS.has(upper)) return upper
  if (/^[B-DF-HJ-NP-TV-XZ]{2,4}$/.test(upper) && !WORDS.has(upper)) return upper
  if (previous !== undefined && SMALL.has(upper)) return upper.toLowerCase()
  if (PARTICLES.has(upper) && previous !== undefined && !KINDS.has(previous)) {
    return upper.toLowerCase()
  }
  if (upper === 'LA' && previous === 'DE') return 'la'

  const prefix = /^([ODL])'(?=\p{L}{3})/u.exec(upper)?.[0]
  if (prefix && bare.length > 3) {
    return (prefix === "D'" ? "d'" : prefix) + capital(upper.slice(prefix.length))
  }
  const scottish = SCOTTISH.exec(upper)?.[0]
  return scottish ? `Mc${capital(upper.slice(scottish.length))}` : capital(upper)
}

/**
 * Writes a name of the Department's list as people do: "LAERSKOOL PIET VAN VUUREN" becomes "Laerskool Piet van Vuuren".
 * Initials and kinds of school (JP, NGK, P/S) stay in capitals, and words that were written with care stay as they are.
 */
export function tidyName(name: string): string {
  const typed = (
    name
      .normalize('NFC')
      .split(/[\r\n]/)
      .find((line) => line.trim() !== '') ?? ''
  )
    .replace(/\s+/g, ' ')
    .replace(/`|(?<=\p{L})"(?=\p{L})/gu, "'")
    .trim()
  const careful = /\p{Lu}/u.test(typed) && /\p{Ll}/u.test(typed)
  let previous: string | undefined
  return typed.replace(/\p{L}[\p{L}\p{M}']*/gu, (word) => {
    const tidied = careful && /^(\p{Lu}\p{Ll}+)+$/u.test(word) ? word : tidyWord(word, previous)
    previous = word.toLocaleUpperCase('af')
    return tidied
  })
}
