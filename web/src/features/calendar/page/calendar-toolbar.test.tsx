import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { CalendarToolbar, type ToolbarProps } from './calendar-toolbar.tsx'
import { readSetting } from '../setting/setting.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-05-05T10:00:00+02:00'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const term = (id: string, startDate: string, endDate: string) => ({
  id,
  label: `Term ${id}`,
  labelAf: `Kwartaal ${id}`,
  startDate,
  endDate,
  biweeks: [],
})
const setting = {
  ...readSetting(undefined),
  weeks: [{ monday: '2027-02-01', term: 'Term 1', termAf: 'Kwartaal 1', week: 4, letter: 'B' }],
  terms: [term('1', '2027-01-13', '2027-03-24'), term('2', '2027-04-06', '2027-06-25')],
} as unknown as ToolbarProps['setting'] // the rest is not shown

function show(props: Partial<ToolbarProps> = {}) {
  const onShow = vi.fn()
  const rendered = renderScreen(
    <MemoryRouter>
      <CalendarToolbar
        view="week"
        date="2027-02-03"
        locale="en"
        setting={setting}
        online
        onShow={onShow}
        onAdd={() => undefined}
        onSearch={() => undefined}
        menu={null}
        {...props}
      />
    </MemoryRouter>,
    { locale: props.locale ?? 'en' },
  )
  return { ...rendered, onShow }
}

test('names the days and the week of the term', () => {
  show()
  expect(screen.getByRole('heading', { name: '1–7 February 2027' })).toBeVisible()
  expect(screen.getByText(/Term 1, week 4/)).toHaveTextContent('Week B')
})

test('and in Afrikaans', () => {
  show({ locale: 'af', view: 'month' })
  expect(screen.getByRole('heading', { name: 'Februarie 2027' })).toBeVisible()
  expect(screen.getByText(/Kwartaal 1, week 4/)).toBeVisible()
})

test.each([
  ['Previous', 'week', '2027-01-27'],
  ['Next', 'week', '2027-02-10'],
  ['Today', 'week', '2027-05-05'],
  ['Month', 'month', '2027-02-03'],
  ['4 days', '4day', '2027-02-03'],
  ['Day', 'day', '2027-02-03'],
])('%s shows the %s of %s', async (name, view, date) => {
  const { onShow, user } = show()
  await user.click(screen.getByRole('button', { name }))
  expect(onShow).toHaveBeenCalledExactlyOnceWith(view, date)
})

test('a term is gone to by its name, a year by its number', async () => {
  const { onShow, user } = show()
  const [terms] = screen.getAllByRole('combobox', { name: 'Term' })
  const [years] = screen.getAllByRole('combobox', { name: 'Year' })
  if (terms === undefined || years === undefined) throw new Error('the pickers are not there')
  await user.selectOptions(terms, 'Term 2')
  expect(onShow).toHaveBeenLastCalledWith('week', '2027-04-06')
  await user.selectOptions(years, '2028')
  expect(onShow).toHaveBeenLastCalledWith('week', '2028-02-01')
})

test.each([
  ['day', 'week'],
  ['4day', 'week'],
  ['week', 'week'],
  ['month', 'month'],
] as const)('the print of a %s is that of its %s, in a new tab', (view, kind) => {
  show({ view })
  const print = screen.getByRole('link', { name: 'Print' })
  expect(print).toHaveAttribute('href', `/app/print/calendar?kind=${kind}&date=2027-02-03`)
  expect(print).toHaveAttribute('target', '_blank')
})

test('without a network there is nothing to add', () => {
  show({ online: false })
  expect(screen.getByRole('button', { name: 'Add activity' })).toBeDisabled()
})
