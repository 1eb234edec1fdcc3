import { fillBlanks } from '../arithmetic.ts'
import { type Work, signBetween, sorted } from '../work-schema.ts'
import { formatNumber } from './figures.ts'
import type { Setting } from './piece.ts'
import { clockWords, digital } from './words.ts'

interface Answer {
  readonly text: string
  readonly marks: number
}

const solved = (q: string, a: readonly string[]): string =>
  /_[/}]/.test(q)
    ? fillBlanks(q, a)
    : fillBlanks(
        q,
        a.map((answer) => (answer.startsWith('{') ? answer : `**${answer}**`)),
      )

/** The answers of a question in the order of its items, for the memorandum. */
export function answersOf(setting: Setting, work: Work): Answer[] {
  const { language, words } = setting
  switch (work.kind) {
    case 'sums':
      return work.items.map(({ q, a, marks }) => ({ text: solved(q, a), marks }))
    case 'columnSums':
      return work.items.map(({ top, op, bottom, marks }) => {
        const result = op === '+' ? top + bottom : op === '−' ? top - bottom : top * bottom
        const sum = `${formatNumber(top)} ${op} ${formatNumber(bottom)}`
        return { text: `${sum} = **${formatNumber(result)}**`, marks }
      })
    case 'fill':
      return work.items.map(({ a, marks }) => ({ text: a.join('; '), marks }))
    case 'choice':
      return work.items.map(({ options, a, marks }) => ({
        text: `**${String.fromCharCode(65 + a)}**  ${options[a] ?? ''}`,
        marks,
      }))
    case 'trueFalse':
      return work.items.map(({ a, why, marks }) => ({
        text: `**${a ? words.true : words.false}**${why ? `: ${why}` : ''}`,
        marks,
      }))
    case 'match':
      return work.left.map((left, i) => {
        const at = work.a[i] ?? 0
        return {
          text: `${left}: **${String.fromCharCode(65 + at)}**  ${work.right[at] ?? ''}`,
          marks: 1,
        }
      })
    case 'open':
      return work.items.map(({ a, marks }) => ({ text: a.join('\n'), marks }))
    case 'tableFill':
      return work.rows
        .map((row) => ({
          name: row.find((cell) => cell !== '' && !cell.startsWith('?')),
          gaps: row.filter((cell) => cell.startsWith('?')),
        }))
        .filter(({ gaps }) => gaps.length > 0)
        .map(({ name, gaps }) => ({
          text: `${name ? `${name}: ` : ''}**${gaps.map((gap) => gap.slice(1)).join('; ')}**`,
          marks: gaps.length * work.marks,
        }))
    case 'sequence':
      return work.items.map(({ terms, hide, marks }) => ({
        text: terms
          .map((term, i) => (hide.includes(i) ? `**${formatNumber(term)}**` : formatNumber(term)))
          .join(';  '),
        marks,
      }))
    case 'compare':
      return work.items.map(([left, right]) => ({
        text: `${left} **${signBetween(left, right)}** ${right}`,
        marks: 1,
      }))
    case 'numberLine':
      return work.items.map(({ ask, decimals }) => ({
        text: ask.map((value) => `**${formatNumber(value, decimals)}**`).join(';  '),
        marks: ask.length,
      }))
    case 'fractions':
      return work.items.map(({ parts, shaded }) => ({
        text:
          work.ask === 'name'
            ? `{${shaded}/${parts}}`
            : language === 'en'
              ? `${shaded} of the ${parts} parts shaded`
              : `${shaded} van die ${parts} dele ingekleur`,
        marks: 1,
      }))
    case 'clocks':
      return work.items.map(({ hour, minute }) => ({
        text:
          work.ask === 'digital'
            ? digital(hour, minute)
            : `${clockWords(language, hour, minute)} (${digital(hour, minute)})`,
        marks: 1,
      }))
    case 'count':
      return work.items.map((count) => ({ text: String(count), marks: 1 }))
    case 'order':
      return work.items.map((values) => ({
        text: sorted(values, work.direction).join(';  '),
        marks: work.marks,
      }))
    case 'rubric':
      return []
  }
}
