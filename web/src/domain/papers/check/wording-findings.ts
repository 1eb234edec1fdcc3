import { isPrimary } from '@/domain/school/grades.ts'
import { keptFor } from '@/lib/kept-for.ts'
import { remark, type CheckedPaper, type CheckedQuestion, type CheckFinding } from './finding.ts'
import { partFacts, textFacts } from './text-facts.ts'

/** Signs that stand for bold, underlined or headings in plain text, and that paper prints as they are. */
const stray =
  /\*\*[^*\s][^*]*\*\*|(?:^|\s)\*[^*\s][^*]*[^*\s]\*(?=\s|$)|(?:^|\s)_[^_\s][^_]*_(?=\s|$)|^#{1,6}\s/u

/** "a) … b) …" in one line: learners overlook the second. */
const inline = /(?:^|\s)\(?a[).]\s+\S.*\s\(?b[).]\s+\S/iu

/** Words that no language repeats ("nie … nie" is none of them). */
const twice = /(?:^|\s)(the|a|an|and|of|to|in|is|die|’n|'n|en|van|te|het)\s+\1(?=\s|$)/iu

/** Mathematical and economic short forms that primary learners have to be told once. */
const short = [
  'HCF',
  'LCM',
  'GCF',
  'GGF',
  'KGV',
  'KGG',
  'GGD',
  'BODMAS',
  'GDP',
  'BBP',
  'SMME',
  'KMMO',
].map((form) => ({ form, says: new RegExp(`(?:^|[^\\p{L}])${form}(?!\\p{L})`, 'u') }))

/** The question's own number typed in front of it, which the paper prints by itself. */
const numberTyped = (text: string, number: string, word: string) =>
  new RegExp(`^\\s*(?:${word}\\s*)?${number.replaceAll('.', '\\.')}(?:[.):]|\\s|$)`, 'iu').test(
    text,
  )

const questionWord = '(?:question|vraag)'

function* ofLine(line: string): Generator<['stray-signs' | 'parts-inline' | 'word-twice', string]> {
  const signs = stray.exec(line)?.[0].trim()
  if (signs !== undefined) yield ['stray-signs', signs]
  if (inline.test(line)) yield ['parts-inline', line]
  const word = twice.exec(line)?.[0].trim()
  if (word !== undefined) yield ['word-twice', word]
}

function* ofTitles(at: CheckedQuestion): Generator<CheckFinding> {
  const section = at.sectionTitle ?? ''
  const letter = at.sectionNumber ?? ''
  if (letter !== '' && /^(?:section|afdeling)\s+\S/iu.test(section.trim()))
    yield remark('number-typed', { at, values: { text: section } })
  const title = at.title ?? ''
  if (new RegExp(`^\\s*${questionWord}\\s+\\d`, 'iu').test(title))
    yield remark('number-typed', { at, values: { text: title } })
}

/** A short form that a place uses, and what is to be said if it is the first of the paper; null if it explains it. */
interface ShortForm {
  form: string
  finding: CheckFinding | null
}

function* shortForms(
  lines: readonly string[],
  place: Parameters<typeof remark>[1],
): Generator<ShortForm> {
  for (const { form, says } of short) {
    const said = lines.find((line) => says.test(line))
    if (said === undefined) continue
    // "Highest Common Factor (HCF)" explains it.
    const explained = said.includes(`(${form})`)
    const finding = explained ? null : remark('abbreviation', { ...place, values: { text: form } })
    yield { form, finding }
  }
}

/** Of a question alone, and the short forms that it uses. */
const ofQuestion = keptFor((at: CheckedQuestion) => {
  const found = [...ofTitles(at)]
  const forms: ShortForm[] = []
  const places = [
    { at, lines: textFacts(at.richText).lines },
    ...at.fields.map((part) => ({ at, part, lines: partFacts(part).lines })),
  ]
  for (const { lines, ...place } of places) {
    for (const line of lines) {
      for (const [kind, text] of ofLine(line))
        found.push(remark(kind, { ...place, values: { text } }))
    }
    const [first = ''] = lines
    if ('part' in place && numberTyped(first, place.part.number, ''))
      found.push(remark('number-typed', { ...place, values: { text: first } }))
    forms.push(...shortForms(lines, place))
  }
  return { found, forms }
})

/** What the paper prints by itself and was typed as well, and what a reader stumbles over. */
export function* wordingFindings(paper: CheckedPaper): Generator<CheckFinding> {
  const known = new Set<string>()
  const inPrimary = paper.grade !== null && isPrimary(paper.grade)
  for (const { found, forms } of paper.questions.map(ofQuestion)) {
    yield* found
    for (const { form, finding } of inPrimary ? forms : []) {
      if (known.has(form)) continue
      known.add(form)
      if (finding !== null) yield finding
    }
  }
}
