import { useReadQuery } from '@apollo/client/react'
import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { LoadingStroke } from '@/components/loading-stroke.tsx'
import { PageTitle } from '@/components/page-title.tsx'
import { paths } from '@/config/paths.ts'
import { isHeld } from '@/domain/payment/held-money.tsx'
import { PurchaseCancelled } from '@/features/payment/purchase-cancelled.tsx'
import { PurchaseComplete } from '@/features/payment/purchase-complete.tsx'
import { PurchaseDecided } from '@/features/payment/purchase-decided.tsx'
import { PurchaseEnded } from '@/features/payment/purchase-ended.tsx'
import { PurchaseUnknown } from '@/features/payment/purchase-unknown.tsx'
import { PurchaseWaiting } from '@/features/payment/purchase-waiting.tsx'
import { refetch } from '@/graphql/ask-again.ts'
import { apolloClient, preloadQuery } from '@/graphql/client.ts'
import { PurchaseDocument } from '@/features/payment/purchase.generated.ts'
import { isUuid } from '@/lib/uuid.ts'

export function loader({ params }: LoaderFunctionArgs) {
  const { orderId } = params
  if (!isUuid(orderId)) return redirect(paths.boughtProducts.href())
  return {
    query: preloadQuery(PurchaseDocument, { variables: { orderId }, fetchPolicy: 'network-only' }),
  }
}

type PurchaseData = Exclude<ReturnType<typeof loader>, Response>

const askAgain = () => void refetch(apolloClient, { include: [PurchaseDocument] })

/** The page to which the card provider sends the buyer back, sometimes before it notifies the server. */
export function Component() {
  const result = useLoaderData<typeof loader>()
  if (result instanceof Response) return <LoadingStroke />
  return (
    <>
      <Title />
      <Suspense fallback={<LoadingStroke />}>
        <PurchaseState query={result.query} />
      </Suspense>
    </>
  )
}

function PurchaseState({ query }: PurchaseData) {
  const { data } = useReadQuery(query)
  const order = data.orders.edges[0]?.node
  if (order === undefined) return <PurchaseUnknown />
  const paid = order.orderStatus === 'PAID'
  if (isHeld(order.unplacedAmount))
    return (
      <PurchaseDecided orderNumber={order.orderNumber} amount={order.unplacedAmount} paid={paid} />
    )
  if (paid) return <PurchaseComplete order={order} />
  if (order.orderStatus === 'CANCELLED')
    return <PurchaseCancelled orderNumber={order.orderNumber} />
  if (order.paymentBeingConfirmed !== true)
    return (
      <PurchaseEnded
        orderNumber={order.orderNumber}
        placed={order.orderStatus === 'PROCESSING'}
        onAskAgain={askAgain}
      />
    )
  return (
    <PurchaseWaiting
      orderId={order.id}
      order={order}
      orderNumber={order.orderNumber}
      onAskAgain={askAgain}
    />
  )
}

export function ErrorBoundary() {
  return (
    <>
      <Title />
      <PurchaseUnknown />
    </>
  )
}

function Title() {
  const intl = useIntl()
  return (
    <PageTitle
      title={intl.formatMessage({ defaultMessage: 'Purchase confirmation', id: 'i5B4Ys' })}
    />
  )
}
