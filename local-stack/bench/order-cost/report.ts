import type { Figures } from './figures.ts'

export interface Measured {
  side: string
  past: number
  figures: Figures
}

const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
const header = (first: string, measured: Measured[]) => [
  row([first, ...measured.map(({ side, past }) => `${side}, ${String(past)} past orders`)]),
  row(['---', ...measured.map(() => '---')]),
]

/** The totals of an order, then each function that is called in one or takes time, the dearest first. */
export function asMarkdown(measured: Measured[]): string {
  const total = (name: string, pick: (figures: Figures) => number) =>
    row([name, ...measured.map(({ figures }) => pick(figures).toFixed(1))])
  const of = ({ figures }: Measured, name: string) =>
    figures.functions.get(name) ?? { calls: 0, self: 0 }
  const dearest = (name: string) => Math.max(...measured.map((one) => of(one, name).self))
  const names = [...new Set(measured.flatMap(({ figures }) => [...figures.functions.keys()]))]
    .filter((name) => dearest(name) >= 0.05)
    .sort((one, other) => dearest(other) - dearest(one))
  return [
    ...header('per order', measured),
    total('Postgres works, ms', ({ active }) => active),
    total('processor of all Postgres processes, ms', ({ processor }) => processor),
    total('updates of the order', ({ orderUpdates }) => orderUpdates),
    total('of them writing every index', ({ coldOrderUpdates }) => coldOrderUpdates),
    '',
    ...header('function: calls / own ms per order', measured),
    ...names.map((name) =>
      row([
        `\`${name}\``,
        ...measured.map((one) => {
          const { calls, self } = of(one, name)
          return `${calls.toFixed(1)} / ${self.toFixed(2)}`
        }),
      ]),
    ),
    '',
  ].join('\n')
}
