import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import english from '@/i18n/en.json'
import type { List } from '../define-list.ts'
import { readListState, type ListChange } from '../list-state.ts'
import type { ListControl } from '../use-list-state.ts'
import { orders, type OrderRow } from './orders-fixture.ts'

/** The list of the tests, for parts that take any list. */
export const list = orders as unknown as List<OrderRow>

/** A part of a list by itself, in English: a fraction of the time that a whole list takes. */
export const draw = (part: ReactElement, address = '/orders?many=yes') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <IntlProvider locale="en-ZA" messages={english}>
        {part}
      </IntlProvider>
    </MemoryRouter>,
  )

/** The state at an address; what a part wants to change is written down. */
export function controlAt(query = '') {
  const state = readListState(list, new URLSearchParams(query))
  const changes: ListChange[] = []
  const note: ListControl['change'] = (change) =>
    void changes.push(typeof change === 'function' ? change(state) : change)
  const control: ListControl = { state, change: note, correct: note }
  return { control, changes }
}

export const press = (name: string) => fireEvent.click(screen.getByLabelText(name))
export const pressText = (text: string) => fireEvent.click(screen.getByText(text))

/** Opens a menu as a keyboard does: without the wait of a pointer. */
export const openMenu = (name: string) => {
  const trigger = screen.queryByLabelText(name) ?? screen.getByText(name).closest('button')
  if (trigger !== null) fireEvent.keyDown(trigger, { key: 'Enter' })
}

export const order = (over: Partial<OrderRow> = {}): OrderRow => ({
  __typename: 'TeacherProductsOrder',
  nodeId: `node-${over.id ?? 'a'}`,
  id: 'a',
  orderNumber: 'N-001',
  orderDateTime: '2026-02-03T12:05:00+00:00',
  orderStatus: 'PAID',
  orderPaymentMethod: 'EFT',
  orderTotal: '1234.50',
  productCount: 2,
  ...over,
})
