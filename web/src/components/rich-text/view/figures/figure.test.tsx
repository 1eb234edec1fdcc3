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
  expect(shown({ kind: 'lines', count: 3 })?.querySelectorAll('.paper-lines > span')).toHaveLength(
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
