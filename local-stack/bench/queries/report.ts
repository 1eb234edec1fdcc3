import { cpus, loadavg } from 'node:os'
import { figures, percentile, ratio } from '../graphql/report.ts'
import type { Slice } from '../graphql/load.ts'
import { largeTable, type Explained } from './plans.ts'
import type { ScreenQuery } from './screen-query.ts'

/** The measurements of one query. */
export interface Measured {
  query: ScreenQuery
  /** Number of rows in the answer at both scales. */
  rows: { small: number; large: number }
  small: Slice[]
  large: Slice[]
}

interface Judged {
  query: ScreenQuery
  rows: Measured['rows']
  /** In milliseconds. */
  small: { p50: number; p95: number }
  large: { p50: number; p95: number }
  /** The large database's median as a multiple of the small one's. */
  ratio: number
  /** The quickest tenth of all requests, which other programs hardly disturbed. */
  undisturbed: { small: number; large: number; ratio: number; faults: string[] }
  faults: string[]
}

const longest = 30
const mostGrowth = 1.3

const quickest = (slices: Slice[]) =>
  percentile(
    slices.flatMap(({ latencies }) => latencies).toSorted((a, b) => a - b),
    0.1,
  )

/** A page of four rows cannot be compared with one of ten: the time grows with the answer. */
const comparable = ({ query, rows }: Pick<Measured, 'query' | 'rows'>) =>
  query.paged && rows.small >= rows.large

function timeFaults(
  measured: Pick<Measured, 'query' | 'rows'>,
  longestTime: number,
  growth: number,
): string[] {
  return [
    ...(longestTime > longest ? [`over ${String(longest)} ms`] : []),
    ...(comparable(measured) && growth > mostGrowth ? [`over ${String(mostGrowth)} times`] : []),
  ]
}

export function judge(measured: Measured[], plans: Explained[]): Judged[] {
  return measured.map(({ query, rows, small, large }) => {
    const growth = ratio(large, small, ({ p50 }) => p50)
    const scans = plans.find((plan) => plan.query === query)?.scans ?? []
    const best = { small: quickest(small), large: quickest(large) }
    const bestGrowth = best.large / best.small
    return {
      query,
      rows,
      small: figures(small),
      large: figures(large),
      ratio: growth,
      undisturbed: {
        ...best,
        ratio: bestGrowth,
        faults: timeFaults({ query, rows }, Math.max(best.small, best.large), bestGrowth),
      },
      faults: [
        ...timeFaults({ query, rows }, Math.max(figures(small).p95, figures(large).p95), growth),
        ...scans.map((table) => `reads all of ${table}`),
      ],
    }
  })
}

const ms = (value: number) => value.toFixed(1)

function tableRow({
  query,
  rows,
  small,
  large,
  ratio: growth,
  undisturbed,
  faults,
}: Judged): string {
  return `| ${[
    query.screen,
    query.what,
    query.as,
    rows.small === rows.large
      ? String(rows.large)
      : `${String(rows.small)} / ${String(rows.large)}`,
    ms(small.p50),
    ms(small.p95),
    ms(large.p50),
    ms(large.p95),
    query.paged ? growth.toFixed(2) : '',
    ms(undisturbed.small),
    ms(undisturbed.large),
    query.paged ? undisturbed.ratio.toFixed(2) : '',
    faults.join(', '),
    undisturbed.faults.join(', '),
  ].join(' | ')} |`
}

const introduction = [
  '# Performance of the queries',
  '',
  'Written by `npm run bench:queries -- --write docs/performance.md`: every query that a screen sends, through the',
  'GraphQL endpoint, as the role that sends it, one at a time, in milliseconds including HTTP. 100 % is 24,000 resources,',
  '24,813 schools, 10,000 teachers, 100,000 orders, 200,000 activities and 50,000 templates (`npm run seed:scale`).',
  'The two databases took turns, so the ratio of their medians means more than each number: other load on the machine',
  'affects both. Counts are asked separately from pages (docs/decisions/023), so they have rows of their own and are',
  'no pages.',
  '',
  `Targets: p95 at most ${String(longest)} ms at both; a page of a list at 100 % at most ${String(mostGrowth)} times as long`,
  `as at 1 %, where it has as many rows there; no table of more than ${String(largeTable)} rows read from end to end.`,
]

const circumstances = () =>
  `This run: ${String(cpus().length)} cores with a load of ${(loadavg()[1] ?? Number.NaN).toFixed(1)}, of which the benchmark is about one.`

/** The known reasons for misses, each once. */
function reasons(faulty: Judged[]): string[] {
  const known = Map.groupBy(faulty, ({ query }) => query.grows)
  return [...known].flatMap(([why, misses]) =>
    why === undefined
      ? []
      : [
          '',
          `- ${misses.map(({ query }) => `${query.screen}, ${query.what}`).join('; ')}: ${why}.`,
        ],
  )
}

const quickestTenth = [
  'Beside the medians, the quickest tenth of the requests: the time when no other program interferes. On a busy',
  'machine the medians mostly show the other programs, and the quickest tenth shows the query.',
]

/** Writes the report: the table, and the plans of the three slowest queries. */
export function asMarkdown(judged: Judged[], plans: Explained[]): string {
  const heaviest = judged.toSorted((a, b) => b.undisturbed.large - a.undisturbed.large).slice(0, 3)
  const faulty = judged.filter(({ faults }) => faults.length > 0)
  const slow = judged.filter(({ undisturbed }) => undisturbed.faults.length > 0)
  return [
    ...introduction,
    '',
    circumstances(),
    ...quickestTenth,
    '',
    '| screen | what | as | rows | p50 1 % | p95 1 % | p50 100 % | p95 100 % | ratio | quickest 1 % | 100 % | ratio | missed | missed undisturbed |',
    '| --- | --- | --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --- | --- |',
    ...judged.map(tableRow),
    '',
    `${String(judged.length)} queries, ${String(faulty.length)} of which miss a target in this run, ${String(slow.length)} in their quickest tenth too.`,
    ...reasons(slow),
    ...heaviest.flatMap(({ query }) => [
      '',
      `## ${query.screen}, ${query.what}, as ${query.as}`,
      '',
      '```text',
      plans.find((plan) => plan.query === query)?.trees ?? '',
      '```',
    ]),
    '',
  ].join('\n')
}
