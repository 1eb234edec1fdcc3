import { act, fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { hideSnack, snack } from '@/lib/snackbar.ts'
import { ActionButton, type Action } from './action.tsx'
import { RowActions, type RowAction } from './row-actions.tsx'
import { draw, openMenu, pressText } from './testing/draw.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  hideSnack()
})

const offline = 'You’re offline. This needs a connection.'
const withoutNetwork = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

function Where() {
  const { pathname, search } = useLocation()
  const place = `${pathname}${search}`
  return <output>{place}</output>
}

function open(action: Partial<Action>) {
  const onSelect = vi.fn()
  draw(
    <>
      <ActionButton action={{ id: 'edit', label: 'Edit', onSelect, ...action }} />
      <Where />
    </>,
  )
  return onSelect
}

test('a button calls its function', () => {
  const onSelect = open({ name: 'Edit order 7', icon: <i data-testid="icon" /> })
  const button = screen.getByRole('button', { name: 'Edit order 7' })
  expect(button).toHaveTextContent('Edit')
  expect(button).toHaveAttribute('data-action', 'edit')
  expect(button).toHaveAttribute('aria-disabled', 'false')
  expect(button).not.toHaveAttribute('title')
  expect(screen.getByTestId('icon')).toBeInTheDocument()
  fireEvent.click(button)
  expect(onSelect).toHaveBeenCalledOnce()
})

test('a button without a function does nothing', () => {
  draw(<ActionButton action={{ id: 'x', label: 'X' }} />)
  fireEvent.click(screen.getByText('X'))
  expect(snack.get()).toBeNull()
})

test('a place to go to is a link', () => {
  open({ to: '/there' })
  const link = screen.getByRole('link', { name: 'Edit' })
  expect(link).toHaveAttribute('href', '/there')
  expect(link).toHaveAttribute('data-action', 'edit')
  fireEvent.click(link)
  expect(screen.getByText('/there')).toBeVisible()
})

test.each([{}, { to: '/there' }])('what may not be done says why, and does nothing: %j', (over) => {
  const onSelect = open({ ...over, reason: 'It is paid.' })
  const button = screen.getByRole('button', { name: 'Edit' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAttribute('title', 'It is paid.')
  fireEvent.click(button)
  expect(onSelect).not.toHaveBeenCalled()
  expect(snack.get()).toEqual({ kind: 'error', text: 'It is paid.' })
})

test('what changes something needs the network, what reads does not', () => {
  withoutNetwork()
  const onSelect = open({ writes: true })
  pressText('Edit')
  expect(onSelect).not.toHaveBeenCalled()
  expect(snack.get()?.text).toBe(offline)
  draw(<ActionButton action={{ id: 'look', label: 'Look', onSelect }} />)
  pressText('Look')
  expect(onSelect).toHaveBeenCalledOnce()
})

test('a reason of its own comes before the network', () => {
  withoutNetwork()
  open({ writes: true, reason: 'It is paid.' })
  expect(screen.getByRole('button')).toHaveAttribute('title', 'It is paid.')
})

function openRow(...actions: RowAction[]) {
  draw(
    <>
      <RowActions actions={actions} rowName="N-001" />
      <Where />
    </>,
  )
  if (screen.queryByLabelText('Actions for N-001') !== null) openMenu('Actions for N-001')
}
const choose = (name: string) =>
  act(() => void fireEvent.click(screen.getByRole('menuitem', { name })))

test('frequent actions are in the row, the others in its menu', () => {
  openRow({ id: 'a', label: 'View', inRow: true }, { id: 'b', label: 'Edit' })
  expect(screen.getByText('View').closest('button')).toHaveAttribute('data-action', 'a')
  expect(screen.getAllByRole('menuitem').map((one) => one.textContent)).toEqual(['Edit'])
})

test('without others there is no menu', () => {
  openRow({ id: 'a', label: 'View', inRow: true })
  expect(screen.queryByLabelText('Actions for N-001')).toBeNull()
})

test('an entry of the menu calls its function, or leads somewhere', () => {
  const onSelect = vi.fn()
  openRow(
    { id: 'a', label: 'Copy', onSelect, icon: <i data-testid="icon" /> },
    { id: 'b', label: 'Open', to: '/there' },
  )
  expect(screen.getByTestId('icon')).toBeInTheDocument()
  choose('Copy')
  expect(onSelect).toHaveBeenCalledOnce()
  expect(screen.getByText('/orders?many=yes')).toBeInTheDocument()
  openMenu('Actions for N-001')
  choose('Open')
  expect(screen.getByText('/there')).toBeInTheDocument()
})

test('an entry that may not be chosen has its reason, and does nothing', () => {
  withoutNetwork()
  const onSelect = vi.fn()
  openRow(
    { id: 'a', label: 'Refund', onSelect, reason: 'It is free.' },
    { id: 'b', label: 'Delete', onSelect, writes: true, danger: true },
    { id: 'c', label: 'Look', onSelect },
  )
  const [refund, remove, look] = screen.getAllByRole('menuitem')
  expect(refund).toHaveTextContent('RefundIt is free.')
  expect(refund).toHaveAttribute('aria-disabled', 'true')
  expect(remove).toHaveTextContent(`Delete${offline}`)
  expect(look).not.toHaveAttribute('aria-disabled')
  expect(look).toHaveTextContent(/^Look$/)
  if (refund !== undefined) fireEvent.click(refund)
  expect(onSelect).not.toHaveBeenCalled()
})
