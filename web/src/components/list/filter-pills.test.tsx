import { fireEvent, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { FilterBar } from './filter-bar.tsx'
import { choiceFilter, severalFilter, type FilterOptions } from './filters.ts'
import { FilterPill } from './filter-pill.tsx'
import { controlAt, draw, list, openMenu, pressText } from './testing/draw.tsx'

// The filters of a list by themselves: what each says when it is closed, and what it asks for.

function open(query = '') {
  const { control, changes } = controlAt(query)
  draw(<FilterBar list={list} control={control} />)
  return { filters: () => changes.map((change) => change.filters) }
}

const pill = (text: string) => screen.getByText(text).closest('button')
const ticked = () =>
  [...document.querySelectorAll('[role^="menuitem"][aria-checked="true"]')].map(
    (one) => one.textContent,
  )
const choices = () =>
  [...document.querySelectorAll('[role^="menuitem"]')].map((one) => one.textContent)

test('a filter that is off has its name only, and none is counted', () => {
  open()
  expect(screen.getByLabelText('Resources')).not.toBeChecked()
  for (const name of ['Status', 'Payment method', 'Date']) expect(pill(name)).toBeVisible()
  expect(screen.queryByText(/filters?$/)).toBeNull()
  expect(screen.queryByText('Clear')).toBeNull()
})

test('filters that are on say what they hold, are counted, and cleared together', () => {
  const { filters } = open('many=yes&status=PAID&method=EFT&method=Free&placed=this-month')
  expect(screen.getByLabelText('Resources')).toBeChecked()
  expect(pill('Status: Paid')).toBeVisible()
  expect(pill('Payment method: EFT or Free')).toBeVisible()
  expect(pill('Date: This month')).toBeVisible()
  expect(screen.getByText('4 filters')).toBeVisible()
  pressText('Clear')
  expect(filters()).toEqual([{}])
})

test('one filter alone is one, and another one beside it stays', () => {
  const { filters } = open('status=PAID')
  expect(screen.getByText('1 filter')).toBeVisible()
  fireEvent.click(screen.getByLabelText('Resources'))
  expect(filters()).toEqual([{ status: 'PAID', many: true }])
})

test('a checkbox is switched off as nothing', () => {
  const { filters } = open('many=yes')
  fireEvent.click(screen.getByLabelText('Resources'))
  expect(filters()).toEqual([{ many: undefined }])
})

test('one of several is chosen, and "All" is none', () => {
  const { filters } = open('status=PAID')
  openMenu('Status: Paid')
  expect(choices()).toEqual(['All', 'Paid', 'Cancelled'])
  expect(ticked()).toEqual(['Paid'])
  pressText('Cancelled')
  openMenu('Status: Paid')
  pressText('All')
  expect(filters()).toEqual([{ status: 'CANCELLED' }, { status: undefined }])
})

test('with nothing chosen "All" is ticked', () => {
  open()
  openMenu('Status')
  expect(ticked()).toEqual(['All'])
})

test('several are ticked one by one, and the menu stays', () => {
  const { filters } = open('method=EFT')
  openMenu('Payment method: EFT')
  expect(choices()).toEqual(['Any of these', 'All of these', 'EFT', 'Free'])
  expect(ticked()).toEqual(['Any of these', 'EFT'])
  pressText('Free')
  pressText('EFT')
  pressText('All of these')
  expect(filters()).toEqual([
    { method: { values: ['EFT', 'Free'], match: 'any' } },
    { method: undefined },
    { method: { values: ['EFT'], match: 'all' } },
  ])
})

test('rows that match all of several are said so, and can match any again', () => {
  const { filters } = open('method=EFT&method=Free&method.match=all')
  openMenu('Payment method: EFT and Free')
  expect(ticked()).toEqual(['All of these', 'EFT', 'Free'])
  pressText('Any of these')
  expect(filters()).toEqual([{ method: { values: ['EFT', 'Free'], match: 'any' } }])
})

test('the first tick of several is by the usual match', () => {
  const { filters } = open()
  openMenu('Payment method')
  pressText('Free')
  expect(filters()).toEqual([{ method: { values: ['Free'], match: 'any' } }])
})

const label = { defaultMessage: 'Status', id: 'tzMNF3' }
const where = () => ({})
const knows = () => true

/** A filter whose choices are loaded. */
const loaded = (options: FilterOptions) => choiceFilter({ label, options, knows, where })
const off = () => undefined

test.each<[string, string, ReactElement]>([
  [
    'while its choices load',
    'Status: …',
    <FilterPill key="a" filter={loaded(() => undefined)} value="x" onChange={off} />,
  ],
  [
    'when they have loaded',
    'Status: Ten',
    <FilterPill
      key="b"
      filter={loaded(() => [{ value: 'x', label: 'Ten' }])}
      value="x"
      onChange={off}
    />,
  ],
  [
    'by their number while choices load',
    'Status: 2',
    <FilterPill
      key="c"
      filter={severalFilter({ label, options: () => undefined, knows, where })}
      value={{ values: ['x', 'y'], match: 'any' }}
      onChange={off}
    />,
  ],
])('what is chosen is said %s', (_when, text, part) => {
  draw(part)
  expect(pill(text)).toBeVisible()
})

test('without a choice between any and all there is none in the menu', () => {
  const options = [{ value: 'x', label: 'Ten' }]
  draw(
    <FilterPill
      filter={severalFilter({ label, options, where })}
      value={undefined}
      onChange={off}
    />,
  )
  openMenu('Status')
  expect(choices()).toEqual(['Ten'])
  expect(document.querySelector('[role="separator"]')).toBeNull()
})
