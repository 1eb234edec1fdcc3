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
]

const primary = ['R', '1', '2', '3', '4', '5', '6', '7']

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

/** What the paper prints by itself and was typed as well, and what a reader stumbles over. */
export function* wordingFindings(paper: CheckedPaper): Generator<CheckFinding> {
  const known = new Set<string>()
  const isPrimary = paper.grade !== null && primary.includes(paper.grade)
  for (const at of paper.questions) {
    yield* ofTitles(at)
    const places = [
      { at, lines: textFacts(at.richText).lines },
      ...at.fields.map((part) => ({ at, part, lines: partFacts(part).lines })),
    ]
    for (const { lines, ...place } of places) {
      for (const line of lines) {
        for (const [kind, text] of ofLine(line)) yield remark(kind, { ...place, values: { text } })
      }
      const [first = ''] = lines
      if ('part' in place && numberTyped(first, place.part.number, ''))
        yield remark('number-typed', { ...place, values: { text: first } })
      for (const form of isPrimary ? short : []) {
        const said = lines.find((line) =>
          new RegExp(`(?:^|[^\\p{L}])${form}(?!\\p{L})`, 'u').test(line),
        )
        if (said === undefined || known.has(form)) continue
        known.add(form)
        // "Highest Common Factor (HCF)" explains it.
        if (!said.includes(`(${form})`))
          yield remark('abbreviation', { ...place, values: { text: form } })
      }
    }
  }
}
