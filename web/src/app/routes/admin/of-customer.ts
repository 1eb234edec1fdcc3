import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { deskOrders } from '@/features/order-desk/desk-orders-list.ts'
import { deskQuotes } from '@/features/order-desk/desk-quotes-list.ts'
import { isUuid } from '@/lib/uuid.ts'

/** A uuid, then "::", then a name without spaces. */
const nameIn = (owner: string): string | null => {
  const [, id = '', name = ''] = /^([^:]+)::(\S+)$/.exec(owner) ?? []
  return isUuid(id) ? name : null
}

/** Everything of the customer, not of the last month only. */
const always = { from: '2000-01-01', to: null }

/**
 * Leads to the list that shows a customer's orders or quotes; to the whole list when the address names nobody (A5.4).
 */
export const leadToCustomer =
  (list: typeof deskOrders | typeof deskQuotes) =>
  ({ params }: Pick<LoaderFunctionArgs, 'params'>): Response => {
    const { teacherProfileId = '', owner = '' } = params
    const name = isUuid(teacherProfileId) ? nameIn(owner) : null
    return redirect(
      name === null ? list.path : list.toUrl({ search: name, filters: { placed: always } }),
    )
  }

export const ordersOfCustomer = leadToCustomer(deskOrders)
export const quotesOfCustomer = leadToCustomer(deskQuotes)
