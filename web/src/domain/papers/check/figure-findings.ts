import type { Questions } from '@kryt/documents/assessment-template'
import { keptFor } from '@/lib/kept-for.ts'
import {
  fault,
  remark,
  type CheckedPart,
  type CheckedQuestion,
  type CheckFinding,
} from './finding.ts'
import { partFacts, questionFacts, textFacts, type TextFacts } from './text-facts.ts'

type Kind = 'picture' | 'table' | 'source'

const words: Record<Kind, string> = {
  picture:
    'figure|fig\\.|figuur|picture|prent|photo|photograph|foto|diagram|sketch|skets|illustration|illustrasie|cartoon|comic strip|spotprent|strokiesprent|map|kaart|graph|grafiek|poster|plakkaat|advertisement|advertensie',
  table: 'table|tabel',
  source: 'source|bron|extract|uittreksel|passage|leesstuk|poem|gedig',
}
const kinds = Object.keys(words) as Kind[] // the keys of the object above

const the = '(?:the|this|die|hierdie)\\s+(?:\\p{L}+\\s+)?'
const looks =
  '(?:look\\s+(?:carefully\\s+)?at|study|examine|refer\\s+to|read|kyk\\s+(?:mooi\\s+)?na|bestudeer|verwys\\s+na|lees)\\s+'
const where = '\\s+(?:below|above|hieronder|hierbo|onder|bo)'

const patterns = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    {
      named: new RegExp(
        `(?:^|[^\\p{L}])((?:${words[kind]})\\s+([\\d.]*\\d|\\p{L}))(?![\\p{L}\\d])`,
        'giu',
      ),
      pointed: new RegExp(
        `(?:^|[^\\p{L}])(${looks}${the}(?:${words[kind]})|${the}(?:${words[kind]})${where})(?!\\p{L})`,
        'iu',
      ),
    },
  ]),
) as Record<Kind, { named: RegExp; pointed: RegExp }> // one for each kind

/** It is on another sheet, or says where the teacher finds it. */
const elsewhere =
  /\b(?:text\s?book|handboek|annexure|addendum|bylaag|bylae|answer sheet|antwoordblad|atlas|(?:source|bron)\s*:)/iu

/** So many signs of text are something to read. */
const passage = 120

const shows: Record<Kind, (facts: TextFacts) => boolean> = {
  picture: ({ pictures, figures }) =>
    pictures > 0 || figures.some((kind) => !['lines', 'box', 'options'].includes(kind)),
  table: ({ tables, pictures, figures }) =>
    tables > 0 || pictures > 0 || figures.includes('match') || figures.includes('grid'),
  source: ({ tables, pictures, lines }) =>
    tables > 0 || pictures > 0 || lines.some((line) => line.length >= passage),
}

const plain = (name: string) => name.toLowerCase().replaceAll(/\s+/g, ' ')

/** "Figure 1", "Bron A": capital letters and numbers name a figure; "picture I see" does not. */
const namesIn = (text: string, kind: Kind): string[] =>
  [...text.matchAll(patterns[kind].named)].flatMap(([, name = '', label = '']) =>
    /^(?:[\d.]+|[A-HJ-Z])$/u.test(label) ? [name.trim()] : [],
  )

interface Mention {
  kind: Kind
  /** As the text says it. */
  said: string
  /** "figure 1"; null for the one that is pointed at. */
  name: string | null
}

/** What a text says is there: by name, or as the one below. */
function mentions(text: string): Mention[] {
  return kinds.flatMap((kind): Mention[] => {
    const names = namesIn(text, kind)
    if (names.length > 0) return names.map((said) => ({ kind, said, name: plain(said) }))
    const said = patterns[kind].pointed.exec(text)?.[1]
    return said === undefined ? [] : [{ kind, said, name: null }]
  })
}

interface Place {
  at: CheckedQuestion
  part?: CheckedPart
  mentioned: readonly Mention[]
}

const saidIn = ({ lines }: TextFacts) => lines.join(' ')

/** Where a question speaks of figures. */
const placesOf = keptFor((at: CheckedQuestion): Place[] => [
  { at, mentioned: mentions(saidIn(textFacts(at.richText))) },
  ...at.fields.map((part) => ({ at, part, mentioned: mentions(saidIn(partFacts(part))) })),
])

/** Figures, tables and sources that a question speaks of and nobody put in; pictures without words. */
export function* figureFindings(questions: Questions): Generator<CheckFinding> {
  const all = questions.map((at) => ({ at, facts: questionFacts(at) }))
  for (const { at, facts } of all) {
    const told = new Set<string>()
    for (const { mentioned, ...place } of placesOf(at)) {
      for (const { kind, said, name } of mentioned) {
        const key = `${kind} ${name ?? ''}`
        if (told.has(key) || shows[kind](facts) || elsewhere.test(saidIn(facts))) continue
        // What another question has the figure for, this one may speak of; a passage is read for several questions.
        const other = all.some(
          (one) =>
            shows[kind](one.facts) &&
            (name === null
              ? kind === 'source'
              : namesIn(saidIn(one.facts), kind).some((known) => plain(known) === name)),
        )
        if (other) continue
        told.add(key)
        yield fault('figure-missing', { ...place, values: { figure: said } })
      }
    }
    if (facts.wordless > 0)
      yield remark('picture-wordless', { at, values: { count: facts.wordless } })
  }
}
