import { EyeIcon } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation, useParams } from 'react-router-dom'
import { EmptyBasketDrawing } from '@/components/brand/drawings/empty-basket.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { listRoute } from '@/components/list/list-route.ts'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { ArchivedOrders } from '@/features/orders/archived-orders.tsx'
import { orderOver, orders } from '@/features/orders/orders-list.ts'

const OrderOverList = lazy(async () => ({
  default: (await import('./order-over-list.tsx')).OrderOverList,
}))

export const { loader, shouldRevalidate } = listRoute(orders)

/** A teacher's orders; an address with an order opens that one (T2.11). */
export function Component() {
  const intl = useIntl()
  const { orderId } = useParams()
  const { search } = useLocation()
  // After a checkout the cart's dialog first says how to pay; closing it shows the order.
  const placing = new URLSearchParams(search).get('cart') === 'placed'
  return (
    <>
      <ListPage
        list={orders}
        windowTitle={orderId}
        rowActions={(order) => [
          {
            id: 'view',
            label: intl.formatMessage({ defaultMessage: 'View', id: 'FgydNe' }),
            name: intl.formatMessage(
              { defaultMessage: 'View order {number}', id: 'ths7K/' },
              { number: order.orderNumber ?? '' },
            ),
            icon: <EyeIcon aria-hidden="true" />,
            to: orderOver(order, search),
            inRow: true,
          },
        ]}
        noneYet={{
          drawing: <EmptyBasketDrawing />,
          action: (
            <Button asChild>
              <Link to={paths.products.href()}>
                <FormattedMessage defaultMessage="Browse the shop" id="YtJ1iO" />
              </Link>
            </Button>
          ),
        }}
      />
      <ArchivedOrders />
      {orderId !== undefined && !placing && (
        <Suspense fallback={null}>
          <OrderOverList key={orderId} orderId={orderId} search={search} />
        </Suspense>
      )}
    </>
  )
}
