import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Action } from './action.tsx'
import { ListHead } from './list-head.tsx'
import { controlAt, draw, list } from './testing/draw.tsx'

const action = (id: string, label: string): Action => ({ id, label, onSelect: () => undefined })

function open(
  total: number | undefined,
  { primary, actions = [] }: { primary?: Action; actions?: Action[] } = {},
) {
  const { state } = controlAt('page=2').control
  draw(<ListHead list={list} state={state} total={total} primary={primary} actions={actions} />)
  return screen.getByRole('status')
}

test('how many rows there are, and for a screen reader which page it is', () => {
  expect(open(25)).toHaveTextContent(/^25 orders\s*Page 2 of 3$/)
})

test('one page has no number', () => {
  expect(open(10)).toHaveTextContent(/^10 orders$/)
})

test('nothing is said before the total is known, and nothing can be pressed where there are no actions', () => {
  expect(open(undefined)).toBeEmptyDOMElement()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the main action stands after the others', () => {
  open(1, { primary: action('new', 'New order'), actions: [action('print', 'Print')] })
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Print',
    'New order',
  ])
})

test.each([
  ['New order', { primary: action('new', 'New order') }],
  ['Print', { actions: [action('print', 'Print')] }],
])('“%s” may stand alone', (name, actions) => {
  open(1, actions)
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([name])
})
