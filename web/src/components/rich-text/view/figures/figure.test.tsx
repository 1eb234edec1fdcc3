import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { figureOf, newFigure } from './figure.ts'
import { FigureView } from './figure-view.tsx'

const shown = (node: Record<string, unknown>) => {
  const figure = figureOf(node)
  return figure === null ? null : render(<FigureView figure={figure} />).container
}

test('what is stored is drawn with numbers that a page can hold', () => {
  expect(figureOf({ kind: 'lines', count: 1000 })).toEqual({ kind: 'lines', count: 40 })
  expect(figureOf({ kind: 'grid', rows: 'x', columns: -1 })).toEqual({
    kind: 'grid',
    rows: 8,
    columns: 1,
  })
  expect(figureOf({ kind: 'number-line', from: 5, to: 1, step: 0 })).toMatchObject({
    from: 5,
    to: 5,
  })
  expect(figureOf({ kind: 'later' })).toBe(null)
})

test('every new figure is a stored one', () => {
  for (const figure of Object.values(newFigure)) expect(figureOf(figure)).toEqual(figure)
})

test('lines, a number line with a decimal comma, columns to match and options', () => {
  expect(shown({ kind: 'lines', count: 3 })?.querySelectorAll('.figure-lines > span')).toHaveLength(
    3,
  )
  const line = shown({ kind: 'number-line', from: -0.5, to: 0.5, step: 0.5 })
  expect([...(line?.querySelectorAll('text') ?? [])].map((one) => one.textContent)).toEqual([
    '−0,5',
    '0',
    '0,5',
  ])
  const match = shown({ kind: 'match', left: ['cat'], right: ['kat', 'hond'] })
  expect(match?.textContent).toBe('1.\u2002catA.\u2002katB.\u2002hond')
  expect(shown({ kind: 'options', items: ['2', '4'] })?.textContent).toBe('A.\u20022B.\u20024')
})

test('a grid is a drawing with a line at every edge, which a PDF has as well', () => {
  const grid = shown({ kind: 'grid', rows: 2, columns: 3 })?.querySelector('svg.figure-grid')
  const lines = grid
    ?.querySelector('path')
    ?.getAttribute('d')
    ?.match(/M[^M]+/g)
  expect(lines).toEqual([
    'M0 0h27',
    'M0 9h27',
    'M0 18h27',
    'M0 0v18',
    'M9 0v18',
    'M18 0v18',
    'M27 0v18',
  ])
})

test('no style of the paper’s own boxes, lines and options reaches a figure', () => {
  const classes = (file: string) =>
    [
      ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(
        /\.([a-z]+(?:-[a-z]+)+)(?=[^{};]*\{)/g,
      ),
    ].map(([, name]) => name)
  const ofPaper = new Set(classes('../../../../features/print/paper/paper-questions.css'))
  const ofFigures = classes('figure-view.css')
  expect(ofPaper.has('paper-box')).toBe(true)
  expect(ofFigures).toContain('figure-box')
  expect(ofFigures.filter((name) => ofPaper.has(name))).toEqual([])
})
