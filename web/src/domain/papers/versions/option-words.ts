import { searchText } from '@kryt/supabase/same-signs'

/** A word, a number or a sign of an option. */
export interface Token {
  /** As it is written, without marks that nobody sees. */
  raw: string
  /** As searches compare it: small, without accents. */
  word: string
}

const pieces = /\p{L}[\p{L}\p{M}]*|\d+(?:[.,]\d+)*(?:st|nd|rd|th|ste|de|e)?|\S/gu

/** "Bo-genoemde" is one word, "none-of-the-above" several. */
const compound =
  /(?<!\p{L})((?:ab|af|b|h|v|vo|la|laa|ee|on)[a-z]{0,6})\p{Pd}(?=(?:ge)?(?:noem|meld|staan|ment|said|verm|bo|onder))/giu

/** The pieces of an option. */
export const tokensOf = (text: string): Token[] =>
  (
    text
      .normalize('NFKC')
      .replace(/\p{Cf}|(?<=\d)\p{M}+/gu, '')
      .replace(compound, '$1')
      .replace(/(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll})/gu, ' ')
      .match(pieces) ?? []
  ).map((raw) => ({ raw, word: searchText(raw) }))

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u))

/** How many of the others are meant. */
export const quantifiers = setOf(
  `all allof any both either each every everything neither none noneof nothing no non nor some several most few another
  al alle almal albei alby allebei altwee aldrie alles beide beides enige enigeen elk elke elkeen geen geeneen gneen
  niks nog sommige party meeste meerdere verskeie paar combination kombinasie mixture mengsel`,
)

/** Two of them. */
export const duals = setOf('both either neither albei alby allebei altwee beide beides')

const counts = [
  'een eene one',
  'two twee',
  'three drie aldrie',
  'four vier',
  'five vyf',
  'six ses',
  'seven sewe',
].map(setOf)

/** The number that a word says, from one; null for another word. */
export function countOf(word: string): number | null {
  if (/^\d$/u.test(word)) return Number(word)
  const at = counts.findIndex((words) => words.has(word))
  return at === -1 ? null : at + 1
}

/** "These", "hiervan": the others together. */
export const pointers = setOf(
  'these those them such thereof hierdie daardie hulle hiervan daarvan hieruit sulke sodanige',
)

/** What options are called. */
export const optionNouns = setOf(
  `option options choice choices answer answers alternative alternatives statement statements response responses
  possibility possibilities rest remainder distractor distractors item items claim claims
  opsie opsies keuse keuses antwoord antwoorde alternatief alternatiewe stelling stellings bewering bewerings
  moontlikheid moontlikhede respons response afleier afleiers uitspraak uitsprake res`,
)

/** "Other (name it)" closes a list. */
export const others = setOf('other others else ander anders andere')

/** "Only one", "minstens twee" of them. */
export const limits = setOf('only just least most slegs net minste minstens hoogstens alleen')

/** "Not listed". */
export const listed = setOf('given gegee listed gelys genoem mentioned vermeld provided')

/** "All except the Vaal". */
export const exceptions = setOf('except excluding but behalwe uitgesonder uitgesluit')

export const comparisons = setOf('more less fewer meer minder')

/** What may stand beside such words where an option says nothing of its own. */
export const fillers = setOf(
  `of van the die is are was were be not nie n a an en and or correct right true wrong incorrect false reg regte waar
  korrek verkeerd onwaar vals foutief apply applies valid geldig toepassing op hier here only just slegs net alleen
  than as least most at minste minstens hoogstens ten ook also equally possible moontlik given gegee gegewe listed said gelys gelyste genoem genoemd
  mentioned provided combined geld saam together from uit in list lys can kan may mag would sal word wees het has have do
  does s t don doesn isn aren van dit it they hulle hierdie`,
)

/** "Bogenoemde", "bo-genoemde", "bostaande", "abovementioned", "hierbo", with the ways in which they are misspelt. */
const upward =
  /^(?:above\p{L}*|abo?v|abve|aobve|obove|bg|preced\p{L}*|previous\p{L}*|forego\p{L}*|aforement\p{L}*|aforesaid|earlier|bove?ge?(?:noem|meld)\p{L}*|bo(?:we|ven?)?(?:ge)?(?:noem|meld|staa?n|vermeld|noo?m)\p{L}*|voo?r(?:en)?(?:ge)?(?:noem|meld|staa?n|afgaan)\p{L}*|(?:op)?genoemdes?|gemelde|vermelde|vorige|hierbo|hierbove|hierbowe|daarbo|bokant|boaan)$/u
const downward =
  /^(?:below|beneath|underneath|following|next|onder(?:ge)?(?:noem|meld|staa?n|vermeld)\p{L}*|volgende|hieronder|daaronder|onderaan)$/u
const either = /^(?:former|latter|eersgenoem\p{L}*|laa?t?sgenoem\p{L}*|eersvermeld\p{L}*)$/u

/** Which way a word points in the list; null for a word that points nowhere. */
export function pointing({ word }: Token): 'up' | 'down' | 'one' | null {
  if (upward.test(word)) return 'up'
  if (downward.test(word)) return 'down'
  return either.test(word) ? 'one' : null
}

export const connectors = setOf('and or en of to tot nor nog plus but maar not nie & + / , ; -')

/** What joins or sets apart the labels of options: "A t/m C", "1 as well as 3", "nie B nie". */
export const joining = setOf(
  `and or en of to tot nor nog plus but maar not nie t m tm thru through until till with met saam together sowel as asook also
  ook well either neither both beide albei only just slegs net alleen alone except behalwe without sonder xor versus vs
  enkel uitsluitlik exclusively solely`,
)

/** "First", "laaste", "3rd", "2de": the place of an option where no thing follows that is counted. */
export const ordinal =
  /^(?:first|second|third|fourth|fifth|last|final|eerste|tweede|derde|vierde|vyfde|laaste|\d+(?:st|nd|rd|th|ste|de|e))$/u

/** The same of words that also mean a part of a picture: only before what is counted. */
export const spot = /^(?:top|bottom|upper|lower|middle|boonste|onderste|middelste)$/u
