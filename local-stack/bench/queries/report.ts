import { figures, ratio } from '../graphql/report.ts'
import type { Slice } from '../graphql/load.ts'
import type { Explained } from './plans.ts'
import type { ScreenQuery } from './screen-query.ts'

/** What was measured of one query. */
export interface Measured {
  query: ScreenQuery
  /** Rows in the answer at the full scale. */
  rows: number
  small: Slice[]
  large: Slice[]
}

interface Judged {
  query: ScreenQuery
  rows: number
  /** Milliseconds. */
  small: { p50: number; p95: number }
  large: { p50: number; p95: number }
  /** The large database's p50 as a multiple of the small one's. */
  ratio: number
  faults: string[]
}

const longest = 30
const mostGrowth = 1.3

export function judge(measured: Measured[], plans: Explained[]): Judged[] {
  return measured.map(({ query, rows, small, large }) => {
    const growth = ratio(large, small, ({ p50 }) => p50)
    const scans = plans.find((plan) => plan.query === query)?.scans ?? []
    const { p95 } = figures(large)
    return {
      query,
      rows,
      small: figures(small),
      large: figures(large),
      ratio: growth,
      faults: [
        ...(p95 > longest ? [`p95 over ${String(longest)} ms`] : []),
        ...(query.paged && growth > mostGrowth ? [`over ${String(mostGrowth)} times`] : []),
        ...scans.map((table) => `reads all of ${table}`),
      ],
    }
  })
}

const ms = (value: number) => value.toFixed(1)

function tableRow({ query, rows, small, large, ratio: growth, faults }: Judged): string {
  return `| ${[
    query.screen,
    query.what,
    query.as,
    String(rows),
    ms(small.p50),
    ms(small.p95),
    ms(large.p50),
    ms(large.p95),
    query.paged ? growth.toFixed(2) : '',
    faults.join(', '),
  ].join(' | ')} |`
}

/** A page for people: the table, and the plans of the three heaviest. */
export function asMarkdown(judged: Judged[], plans: Explained[]): string {
  const heaviest = judged.toSorted((a, b) => b.large.p50 - a.large.p50).slice(0, 3)
  const faulty = judged.filter(({ faults }) => faults.length > 0)
  return [
    '| screen | what | as | rows | p50 1 % | p95 1 % | p50 100 % | p95 100 % | ratio | missed |',
    '| --- | --- | --- | --: | --: | --: | --: | --: | --: | --- |',
    ...judged.map(tableRow),
    '',
    `${String(judged.length)} queries, ${String(faulty.length)} of which miss a target.`,
    ...heaviest.flatMap(({ query }) => [
      '',
      `### ${query.screen}, ${query.what}, as ${query.as}`,
      '',
      '```text',
      plans.find((plan) => plan.query === query)?.trees ?? '',
      '```',
    ]),
    '',
  ].join('\n')
}
