import type { ReactNode } from 'react'
import { Navigate, useLocation, useNavigate, useParams, type To } from 'react-router-dom'
import { useIntl } from 'react-intl'
import type { List } from '@/components/list/define-list.ts'
import type { FilterSet } from '@/components/list/filters.ts'
import { ListPage } from '@/components/list/list-page.tsx'
import { useUsualActions } from '@/components/list/use-usual-actions.tsx'
import { useDeskActions } from './desk-actions.tsx'
import { DeskDialogs, useDeskDialogs } from './desk-dialogs.tsx'
import { DeskOrderDialog } from './desk-order-dialog.tsx'
import type { DeskOrder } from './desk-order-document.ts'
import type { DeskOrderRowFragment } from './desk-orders.generated.ts'
import { NewOrderOver } from './new-order/new-order-over.tsx'
import { customerParams, useOrderCustomer } from './new-order/order-customer.ts'
import type { DeskKind } from './order-moves.ts'

/** The list of orders or of quotes, with what its address opens over it: one of them, or a new one for a customer. */
export function DeskScreen<Filters extends FilterSet>({
  kind,
  list,
  over,
  hrefOf,
  money,
  ofCustomer,
}: {
  kind: DeskKind
  list: List<DeskOrderRowFragment, Filters>
  /** The address of one over the list. */
  over: (order: DeskOrderRowFragment, search: string) => To
  hrefOf: (orderId?: string) => string
  /** What else concerns the money of one, below its amounts. */
  money?: (order: DeskOrder) => ReactNode
  ofCustomer: (teacherProfileId: string, owner: string, action?: 'new') => string
}) {
  const intl = useIntl()
  const { orderId, teacherProfileId, owner, action } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const dialogs = useDeskDialogs()
  const usual = useUsualActions()
  const rowActions = useDeskActions((order) => over(order, search), dialogs, kind)
  const named = customerParams({ teacherProfileId, owner })
  const customer = useOrderCustomer(named)
  const go = (pathname: string, replace = false) =>
    void navigate({ pathname, search }, { preventScrollReset: true, replace })

  // The parameters are well-formed, but there is no such customer (A5.4).
  if (customer === null) return <Navigate to={list.path} replace />
  // One quote at a time: who has one is shown it (A2.6).
  const mayMake = customer !== undefined && (kind === 'order' || customer.quote === null)
  const label =
    kind === 'order'
      ? intl.formatMessage({ defaultMessage: 'New Order', id: 'SU1E+O' })
      : intl.formatMessage({ defaultMessage: 'New Quote', id: 'oJTwFb' })
  return (
    <>
      <ListPage
        list={list}
        windowTitle={orderId}
        rowActions={rowActions}
        {...(mayMake && named !== null
          ? {
              primary: usual.add(label, () =>
                go(ofCustomer(named.teacherProfileId, named.owner, 'new')),
              ),
            }
          : {})}
      />
      <DeskDialogs dialogs={dialogs} kind={kind} />
      {orderId !== undefined && (
        <DeskOrderDialog
          key={orderId}
          orderId={orderId}
          {...(money === undefined ? {} : { money })}
          onClose={() => go(hrefOf())}
        />
      )}
      {action === 'new' && customer !== undefined && (
        <NewOrderOver
          kind={kind}
          customer={customer}
          onOpen={(key) => go(hrefOf(key), true)}
          onClose={() => go(ofCustomer(customer.teacherProfileId, customer.owner), true)}
        />
      )}
    </>
  )
}
