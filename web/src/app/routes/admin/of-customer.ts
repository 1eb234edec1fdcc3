import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { listRoute } from '@/components/list/list-route.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import { deskOrders } from '@/features/order-desk/desk-orders-list.ts'
import { deskQuotes } from '@/features/order-desk/desk-quotes-list.ts'
import { customerParams, nameInOwner } from '@/features/order-desk/new-order/order-customer.ts'

/** Everything of the customer, not of the last month only. */
const always = { from: '2000-01-01', to: null }

/**
 * Loader of a list over which a customer is named: everything of the customer, until the person searches for something
 * else. An address that names nobody leads to the whole list (A5.4).
 */
export const customerLoader =
  (
    list: typeof deskOrders | typeof deskQuotes,
    { href }: (typeof adminPaths)['ordersOfCustomer' | 'quotesOfCustomer'],
  ) =>
  ({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>): Response | null => {
    const named = customerParams(params)
    if (named === null) return redirect(list.path)
    const { teacherProfileId, owner } = named
    const action = params['action'] === 'new' ? 'new' : undefined
    const { search } = new URL(request.url)
    if (search !== '' && params['action'] === action) return null
    const theirs = list.toUrl({
      search: nameInOwner(owner) ?? '',
      filters: { placed: always },
    })
    return redirect(
      href(teacherProfileId, owner, action) +
        (search === '' ? theirs.slice(list.path.length) : search),
    )
  }

/** The route of a list over which a customer is named. */
function routeOf(
  list: typeof deskOrders | typeof deskQuotes,
  address: (typeof adminPaths)['ordersOfCustomer' | 'quotesOfCustomer'],
) {
  const lead = customerLoader(list, address)
  const { loader, shouldRevalidate } =
    list === deskOrders ? listRoute(deskOrders) : listRoute(deskQuotes)
  return {
    loader: (args: LoaderFunctionArgs) => lead(args) ?? loader(args),
    shouldRevalidate,
  }
}

export const ordersOfCustomer = routeOf(deskOrders, adminPaths.ordersOfCustomer)
export const quotesOfCustomer = routeOf(deskQuotes, adminPaths.quotesOfCustomer)
