import { expect, test } from 'vitest'
import afrikaans from './af.json'
import english from './en.json'

type Term = { not: RegExp; say: string }

/** One word for one thing: a text that matches on the left must use the term on the right. */
const englishTerms: Term[] = [
  { not: /\be-mails?\b/i, say: 'email' },
  { not: /\bmail(s|ed|box|boxes)?\b/i, say: 'email, inbox' },
  { not: /\b(log-?ins?|user names?)\b/i, say: 'username, sign in' },
  { not: /\blog (in|out)\b/i, say: 'sign in, sign out' },
  { not: /\bdesks?\b/i, say: 'workspace' },
  { not: /\bproducts?\b/i, say: 'resource' },
  { not: /\bstores?\b/i, say: 'shop' },
  { not: /\bschedules?\b/i, say: 'timetable' },
  { not: /\bbiweeks?\b/i, say: 'two-week cycle' },
  { not: /\ba week [AB]\b/, say: 'an A week' },
  {
    not: /\b(may not|not allowed to) (do|change|open)\b/i,
    say: 'do not have permission to, no access',
  },
]

/** Prescribed texts that contain an older word. */
const agreedEnglish = new Set([
  'Checked products {checked, number} of {checked, number} - DONE',
  'Checking products {checked, number} of {total, number} - {percent, number}%',
  'E-mail must be valid',
  'Has Physical Product',
  'Product URL copied!',
  'Product no longer available',
  'Products Count',
  'Products are required',
  'Some products are unavailable. Please remove them before continuing.',
  'The following products are missing files',
  'This Product has no content',
  'This product isn’t currently available. Please navigate to the home or resources page to view all available products.',
])

const afrikaansTerms: Term[] = [
  { not: /\bposbus(se)?\b|\b(hierdie|ons|die|’n) pos\b/i, say: 'e-pos' },
  { not: /\baf(ge)?meld\b|\bteken af\b/i, say: 'teken uit' },
  { not: /\bgebruikersna/i, say: 'intekennaam' },
  { not: /\bapp\b/i, say: 'toep' },
  { not: /\blessenaar/i, say: 'werkruimte' },
  { not: /\bproduk(te)?\b|\bproduk-/i, say: 'hulpbron' },
  { not: /\bmerkers?\b/i, say: 'etiket' },
  { not: /\blesbeplanning\b/i, say: 'lesplan' },
  { not: /\b(week)?skedules?\b/i, say: 'rooster' },
  { not: /\btweeweke?\b|\b’n week [AB]\b/i, say: 'tweeweeksiklus, ’n A-week' },
  { not: /\bmerk (nog|na|die vraestel)/i, say: 'sien na' },
  { not: /\bonderrig (te )?gee\b|\bgee (\w+ )?onderrig\b|\bjy onderrig\b/i, say: 'klas gee' },
  { not: /\bopvoeder/i, say: 'onderwyser' },
  { not: /\bgebêre\b|\bbêre\b/i, say: 'stoor' },
  { not: /\bmet (’n )?kaart\b/i, say: 'per kaart' },
  { not: /\bafleweringsfooi\b/i, say: 'afleweringskoste' },
  { not: /\buitge?maak\b|\bmaak (\w+ )?uit aan\b/i, say: 'uitreik' },
  { not: /\bkarakters?\b/i, say: 'teken' },
  { not: /\bteken in op die\b/i, say: 'neem ’n intekening' },
  { not: /\bonder (POPIA|die Suid-Afrikaanse reg)\b/, say: 'ingevolge' },
  { not: /\bmemoranda\b/i, say: 'memorandums' },
  { not: /\bvereis\b/i, say: 'Vul … in, Kies …' },
  { not: /\bontdoen\b/i, say: 'maak ongedaan' },
  { not: /\b(stoor|stuur|laai|skep|soek|teken) tans\b/i, say: 'Word gestoor, Word gelaai …' },
  { not: /\bnie (nou|tans)\b/i, say: 'tans nie, nou nie' },
  { not: /\bnie op die oomblik\b/i, say: 'op die oomblik nie' },
  { not: /\b(u|uself|uwe)\b/, say: 'jy, jou' },
]

const en: Record<string, string> = english
const af: Record<string, string> = afrikaans

/** Each text with a word to avoid, and the term to use instead. */
function found(texts: string[], terms: Term[]) {
  return texts.flatMap((text) =>
    terms.filter(({ not }) => not.test(text)).map(({ say }) => `${text} [${say}]`),
  )
}

test('English uses one word for one thing', () => {
  const texts = Object.values(en).filter((text) => !agreedEnglish.has(text))
  expect(found(texts, englishTerms)).toEqual([])
})

test('the prescribed texts still exist', () => {
  expect([...agreedEnglish].filter((text) => !Object.values(en).includes(text))).toEqual([])
})

test('Afrikaans uses one word for one thing', () => {
  expect(found(Object.values(af), afrikaansTerms)).toEqual([])
})

test('an ellipsis is one character, and quotes are curly', () => {
  const wrong = [...Object.values(en), ...Object.values(af)].filter((text) =>
    /\.\.\.|['"]/.test(text),
  )
  expect(wrong).toEqual([])
})

test('Afrikaans has a space before an ellipsis, English has none', () => {
  expect(Object.values(af).filter((text) => /\S…/.test(text))).toEqual([])
  expect(Object.values(en).filter((text) => /\s…/.test(text))).toEqual([])
})

test('a text ends with a full stop in both languages or in neither', () => {
  const ends = (text: string | undefined) => /[.?]$/.test(text ?? '')
  const different = Object.keys(en).filter((id) => ends(en[id]) !== ends(af[id]))
  expect(different.map((id) => [en[id], af[id]])).toEqual([])
})
