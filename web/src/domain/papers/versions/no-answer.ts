import { searchText } from '@kryt/supabase/same-signs'
import { fillers, pointers, tokensOf } from './option-words.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u))

/** Something is missing, denied or left open. */
const lacking = setOf(`
  no none not nothing nobody never neither cannot cant without lack lacks insufficient inadequate incomplete impossible unable
  unclear too little few more needed required depends wrong invalid faulty error infinitely infinite endless
  unknown undetermined indeterminate inconclusive undefined unsolvable
  geen nie niks niemand nooit sonder onvoldoende ontoereikend onvolledig onmoontlik onduidelik onseker te min meer nodig benodig
  vereis hang ontbreek kort verkeerd ongeldig foutief fout oneindig onbekend onbepaald onbepaalbaar`)

/** What a person does with a question, what it takes and what comes out, in any form of the word. */
const answering =
  /^(?:determin|bepaal|conclu|gevolgtrek|deduc|infer|aflei|afgelei|calculat|bereken|comput|solv|solut|oplos|opgelos|tell|say|said|se|gese|know|weet|ken|inform|info$|inligting|data$|gegewe|detail|besonderhede|eviden|bewys|decid|beslis|besluit|compar|vergelyk|exist|bestaan|answer|antwoord|beantwoord|appl[yi]|toepassing|toepaslik|root|wortel|value|waarde|possib|moontlik|establish|vasstel|vasgestel|ascertain|certain|sure|seker|clear|duidelik|work$|question|vraag|differen|verskil|relation|verband|change|verander|match|fit|pas$|depend|hang$|judge|beoordeel|predict|voorspel|measur|gemeet)/u

/** Such a word says it alone: "Undefined", "Hulle is gelyk". */
const alone = setOf(`
  undefined unknown unsure uncertain unclear insufficient indeterminate undetermined undeterminable inconclusive unanswerable
  unsolvable nought zero infinite impossible depends varies same equal identical equivalent
  ongedefinieerd onbekend onseker onduidelik onvoldoende onbepaald onbepaalbaar onbeantwoordbaar onoplosbaar nul oneindig
  onmoontlik wissel dieselfde gelyk identies ekwivalent eenders gelykwaardig ewe
  skip skipped pass blank dunno idk unanswered oorslaan oorgeslaan leeg blanko onbeantwoord`)

/** What such a word is said with. */
const beside = setOf(
  'i ek re remain remains stay stays bly ewe both all almal albei beide exactly presies very groot veel large much',
)

/** A longer option explains; it does not only say that nothing fits. */
const mostWords = 9

const shortForms = /^(?:n\s*[./]?\s*a|n\.?v\.?t|tbd)\.?$/iu

/**
 * Whether an option says that the question has no answer among the others, or none at all: "cannot be determined", "nie
 * genoeg inligting nie", "No solution", "They are equal", "N/A". Such an option is read after the others.
 */
export function saysNoAnswer(option: string): boolean {
  if (
    shortForms.test(
      option
        .normalize('NFKC')
        .replaceAll(/\p{Cf}/gu, '')
        .trim(),
    )
  )
    return true
  const words = tokensOf(option)
    .map(({ word }) => word)
    .filter((word) => /^[\p{L}\d]/u.test(word))
  if (words.length === 0 || words.length > mostWords) return false
  const small = (word: string) => fillers.has(word) || pointers.has(word) || beside.has(word)
  if (
    words.some((word) => alone.has(word)) &&
    words.every((word) => alone.has(word) || small(word))
  )
    return true
  const denied =
    words.some((word) => lacking.has(word)) || /(?<=n)['’]t\b/iu.test(searchText(option))
  return denied && words.some((word) => answering.test(word))
}
