import type { RichTextNode } from '@kryt/documents/rich-text'

/** What a learner writes on, or reads from, between the words of a question. Stored as the node "figure". */
export type Figure =
  | { kind: 'lines'; count: number }
  | { kind: 'box'; height: number }
  | { kind: 'grid'; rows: number; columns: number }
  | { kind: 'number-line'; from: number; to: number; step: number; labels: boolean }
  | { kind: 'match'; left: string[]; right: string[] }
  | { kind: 'options'; items: string[] }

export type FigureKind = Figure['kind']

/** What a new figure begins with. */
export const newFigure: { [Kind in FigureKind]: Extract<Figure, { kind: Kind }> } = {
  lines: { kind: 'lines', count: 4 },
  box: { kind: 'box', height: 4 },
  grid: { kind: 'grid', rows: 8, columns: 16 },
  'number-line': { kind: 'number-line', from: 0, to: 10, step: 1, labels: true },
  match: { kind: 'match', left: ['', '', ''], right: ['', '', '', ''] },
  options: { kind: 'options', items: ['', '', '', ''] },
}

const within = (value: unknown, least: number, most: number, otherwise: number) =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(most, Math.max(least, value))
    : otherwise

const whole = (value: unknown, least: number, most: number, otherwise: number) =>
  Math.round(within(value, least, most, otherwise))

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, 26) : []

/** The figure of a stored node, with numbers that a page can hold; null for one that is not known. */
export function figureOf(node: RichTextNode | Record<string, unknown>): Figure | null {
  switch (node['kind']) {
    case 'lines':
      return { kind: 'lines', count: whole(node['count'], 1, 40, 4) }
    case 'box':
      return { kind: 'box', height: within(node['height'], 1, 22, 4) }
    case 'grid':
      return {
        kind: 'grid',
        rows: whole(node['rows'], 1, 40, 8),
        columns: whole(node['columns'], 1, 32, 16),
      }
    case 'number-line': {
      const from = within(node['from'], -1_000_000, 1_000_000, 0)
      const to = Math.max(from, within(node['to'], -1_000_000, 1_000_000, 10))
      // At most fifty marks fit on a line.
      const step = Math.max((to - from) / 50, within(node['step'], 0.001, 1_000_000, 1)) || 1
      return { kind: 'number-line', from, to, step, labels: node['labels'] !== false }
    }
    case 'match':
      return { kind: 'match', left: texts(node['left']), right: texts(node['right']) }
    case 'options':
      return { kind: 'options', items: texts(node['items']) }
    default:
      return null
  }
}
