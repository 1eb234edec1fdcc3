import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { allRows } from './define-list.ts'
import { ListPager } from './list-pager.tsx'
import { controlAt, draw, press } from './testing/draw.tsx'

const pageSizes = [10, 25, 100]

function open(query: string, total: number | undefined) {
  const { control, changes } = controlAt(query)
  draw(<ListPager control={control} total={total} pageSizes={pageSizes} />)
  return changes
}

const buttons = ['First page', 'Previous page', 'Next page', 'Last page']
const pressAll = () => buttons.forEach(press)
const off = () =>
  buttons.filter((name) => screen.getByLabelText(name).getAttribute('aria-disabled') === 'true')

test.each([0, 10])('%i rows fit on the smallest page: no pager', (total) => {
  open('', total)
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('one row more has a pager, also on a larger page', () => {
  open('size=100', 11)
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('1–11 of 11')
  expect(off()).toEqual(buttons)
})

test.each([
  ['', 48, ['10', '25', 'All']],
  ['', undefined, ['10', '25', 'All']],
  // They fit on no page: then there are pages of so many.
  ['', 1001, ['10', '25', '1,000']],
] as const)('all rows can be chosen, of %j %s', (query, total, names) => {
  const { control, changes } = controlAt(query)
  draw(<ListPager control={control} total={total} pageSizes={[10, 25, allRows]} />)
  const sizes = screen.getByLabelText('Rows per page')
  expect([...sizes.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(names)
  fireEvent.change(sizes, { target: { value: String(allRows) } })
  expect(changes).toEqual([{ pageSize: allRows }])
})

test('in the middle every button leads to its page', () => {
  const changes = open('page=3', 48)
  expect(screen.getByText('21–30 of 48')).toBeVisible()
  expect(off()).toEqual([])
  pressAll()
  expect(changes).toEqual([{ pageIndex: 0 }, { pageIndex: 1 }, { pageIndex: 3 }, { pageIndex: 4 }])
})

test('on the first page there is none before it', () => {
  const changes = open('', 20)
  expect(off()).toEqual(['First page', 'Previous page'])
  pressAll()
  expect(changes).toEqual([{ pageIndex: 1 }, { pageIndex: 1 }])
})

test('on the last page there is none behind it', () => {
  const changes = open('page=2', 20)
  expect(screen.getByText('11–20 of 20')).toBeVisible()
  expect(off()).toEqual(['Next page', 'Last page'])
  pressAll()
  expect(changes).toEqual([{ pageIndex: 0 }, { pageIndex: 0 }])
})

test('while rows are counted the next page is there, the last one is not known', () => {
  const changes = open('page=2&size=25', undefined)
  expect(screen.getByText('26–50')).toBeVisible()
  expect(off()).toEqual(['Last page'])
  pressAll()
  expect(changes).toEqual([{ pageIndex: 0 }, { pageIndex: 0 }, { pageIndex: 2 }])
})

test('rows per page are chosen from those of the list', () => {
  const changes = open('size=25', 48)
  const choice = screen.getByLabelText('Rows per page')
  expect(choice).toHaveValue('25')
  expect([...choice.querySelectorAll('option')].map((one) => one.textContent)).toEqual([
    '10',
    '25',
    '100',
  ])
  fireEvent.change(choice, { target: { value: '100' } })
  expect(changes).toEqual([{ pageSize: 100 }])
})
