const softHyphen = '\u00AD'

const vowel = 'aeiouyáäèéêëíîïóôöúûü'
const consonant = '[b-df-hj-np-tv-xz]'
/** Consonants that begin a syllable together, in English or Afrikaans. */
const onset = `[bcdfgkptv][lr]|[cgpst]h|[dkt]w|qu|kn|(?<=${consonant})s[klmnpt]|${consonant}`
const boundary = new RegExp(`(?<=[${vowel}]${consonant}*)(?=(?:${onset})[${vowel}])`, 'giu')

/** A part shorter than this is not worth a line. */
const shortest = 2

/**
 * A word with soft hyphens between its syllables: "frac-tions", "ver-me-nig-vul-di-ging". The rule knows vowels and
 * consonants only, so a compound may break one letter off; it is for columns in which every word is broken anyway.
 */
function syllables(word: string): string {
  const whole = splitAtOnsets(word)
  const parts: string[] = []
  for (const part of whole) {
    const last = parts.at(-1)
    if (last !== undefined && (last.length < shortest || part.length < shortest))
      parts[parts.length - 1] = last + part
    else parts.push(part)
  }
  // "a-gainst" is better than "again" and "st".
  return (parts.length > 1 ? parts : whole).join(softHyphen)
}

/** At the latest place of each group of consonants at which a syllable can begin: "ath-le-tics", not "a-thle-tics". */
function splitAtOnsets(word: string): string[] {
  const places = [...word.matchAll(boundary)].map(({ index }) => index)
  // Of several places without a vowel between them, the first has the most consonants that belong together.
  const chosen = places.filter(
    (place, index) =>
      index === 0 || new RegExp(`[${vowel}]`, 'iu').test(word.slice(places[index - 1] ?? 0, place)),
  )
  return [0, ...chosen].map((place, index) => word.slice(place, chosen[index]))
}

/** Every word of a text with soft hyphens between its syllables. */
export const softHyphens = (text: string): string =>
  text.replaceAll(/\p{L}{4,}/gu, (word) => syllables(word))

const long = 'vermenigvuldigingstafel'
const answers = new Map<string, boolean>()

/** Whether this browser has a dictionary with which `hyphens: auto` breaks words of the page's language. */
function hasDictionary(): boolean {
  const { lang } = document.documentElement
  const known = answers.get(lang)
  if (known !== undefined) return known
  const probe = document.createElement('span')
  probe.textContent = long
  probe.style.cssText =
    'position:absolute;visibility:hidden;width:5ch;line-height:10px;hyphens:auto;overflow-wrap:normal'
  document.body.append(probe)
  const answer = probe.offsetHeight > 10
  probe.remove()
  answers.set(lang, answer)
  return answer
}

/** For columns narrower than words: the browser's own hyphens where it knows the language, otherwise ours. */
export const hyphenated = (text: string): string => (hasDictionary() ? text : softHyphens(text))
