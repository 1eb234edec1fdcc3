import { useApolloClient, useQuery, skipToken } from '@apollo/client/react'
import {
  HistoryIcon,
  ListIcon,
  PencilIcon,
  PlusIcon,
  ReceiptTextIcon,
  Trash2Icon,
} from 'lucide-react'
import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ConfirmDelete } from '@/components/confirm-delete.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { listRoute } from '@/components/list/list-route.ts'
import type { BulkTarget } from '@/components/list/selection.ts'
import { BatchDialog } from '@/features/coupons/batch-dialog.tsx'
import { enableTarget } from '@/features/coupons/coupon-bulk.ts'
import { CouponDialog } from '@/features/coupons/coupon-dialog.tsx'
import { useCouponDialogs } from '@/features/coupons/coupon-dialogs.ts'
import { CouponOrders } from '@/features/coupons/coupon-orders.tsx'
import { coupons } from '@/features/coupons/coupons.list.ts'
import { deleteCoupon } from '@/features/coupons/save-coupon.ts'
import { CouponNowDocument } from '@/features/coupons/coupons.generated.ts'
import { withTexts } from '@/i18n/catalogue.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { showSnack } from '@/lib/snackbar.ts'

const AuditDrawer = lazy(() =>
  withTexts(import('@/features/audit/audit-drawer.tsx')).then((module) => ({
    default: module.AuditDrawer,
  })),
)

export const { loader, shouldRevalidate } = listRoute(coupons)

/** The coupons of the shop: A2.12. */
export function Component() {
  const intl = useIntl()
  const client = useApolloClient()
  const dialogs = useCouponDialogs()
  const { data } = useQuery(
    CouponNowDocument,
    dialogs.id === null || dialogs.id === 'yes' ? skipToken : { variables: { id: dialogs.id } },
  )
  const coupon = data?.couponCollection.edges[0]?.node ?? null
  const enable = (enabled: boolean) => (target: BulkTarget, done: () => void) => {
    enableTarget(client, target, enabled).then(
      (count) => {
        done()
        if (count === null) {
          showSnack(
            'error',
            intl.formatMessage({
              defaultMessage: 'The list has changed since you picked. Nothing was changed.',
              id: 'Iue2iw',
            }),
          )
          return
        }
        const sentence = enabled
          ? intl.formatMessage(
              {
                defaultMessage: '{count, plural, one {# coupon} other {# coupons}} switched on',
                id: 'sYc6V2',
              },
              { count },
            )
          : intl.formatMessage(
              {
                defaultMessage: '{count, plural, one {# coupon} other {# coupons}} switched off',
                id: 'JXG5kM',
              },
              { count },
            )
        showSnack('done', sentence)
      },
      (error: unknown) => showSnack('error', errorSentence(intl, error)),
    )
  }
  return (
    <>
      <ListPage
        list={coupons}
        primary={{
          id: 'new',
          label: intl.formatMessage({ defaultMessage: 'New coupon', id: 'hk0HBs' }),
          icon: <PlusIcon aria-hidden="true" />,
          onSelect: () => dialogs.open('new'),
          writes: true,
        }}
        headerActions={[
          {
            id: 'batch',
            label: intl.formatMessage({ defaultMessage: 'New batch', id: '7h4l0l' }),
            icon: <ListIcon aria-hidden="true" />,
            onSelect: () => dialogs.open('batch'),
            writes: true,
          },
        ]}
        rowActions={({ id }) => [
          {
            id: 'edit',
            label: intl.formatMessage({ defaultMessage: 'Edit', id: 'wEQDC6' }),
            icon: <PencilIcon aria-hidden="true" />,
            onSelect: () => dialogs.open('edit', id),
            writes: true,
          },
          {
            id: 'orders',
            label: intl.formatMessage({ defaultMessage: 'Orders with it', id: 'XvI136' }),
            icon: <ReceiptTextIcon aria-hidden="true" />,
            onSelect: () => dialogs.open('orders', id),
          },
          {
            id: 'changes',
            label: intl.formatMessage({ defaultMessage: 'Show changes', id: 'QqSmEm' }),
            icon: <HistoryIcon aria-hidden="true" />,
            onSelect: () => dialogs.open('changes', id),
          },
          {
            id: 'delete',
            label: intl.formatMessage({ defaultMessage: 'Delete', id: 'K3r6DQ' }),
            icon: <Trash2Icon aria-hidden="true" />,
            onSelect: () => dialogs.open('delete', id),
            writes: true,
            danger: true,
          },
        ]}
        bulkActions={[
          {
            id: 'on',
            label: intl.formatMessage({ defaultMessage: 'Switch on', id: 'qvn0Vi' }),
            onRun: enable(true),
            writes: true,
          },
          {
            id: 'off',
            label: intl.formatMessage({ defaultMessage: 'Switch off', id: 'xuLvng' }),
            onRun: enable(false),
            writes: true,
          },
        ]}
      />
      {dialogs.name === 'new' && <CouponDialog coupon={null} onClose={dialogs.close} />}
      {dialogs.name === 'batch' && (
        <BatchDialog
          onMade={(batch) => dialogs.show(coupons.toUrl({ search: batch }))}
          onClose={dialogs.close}
        />
      )}
      {dialogs.name === 'edit' && coupon !== null && (
        <CouponDialog key={coupon.id} coupon={coupon} onClose={dialogs.close} />
      )}
      {dialogs.name === 'orders' && coupon !== null && (
        <CouponOrders coupon={coupon} onClose={dialogs.close} />
      )}
      {dialogs.name === 'changes' && coupon !== null && (
        <Suspense fallback={null}>
          <AuditDrawer
            title={coupon.couponCode}
            rows={[{ table: 'coupon', id: coupon.id }]}
            onClose={dialogs.close}
          />
        </Suspense>
      )}
      {dialogs.name === 'delete' && coupon !== null && (
        <ConfirmDelete
          title={
            <FormattedMessage
              defaultMessage="Delete the coupon {code}?"
              id="kVEyjk"
              values={{ code: coupon.couponCode }}
            />
          }
          onDelete={async () => deleteCoupon(client, coupon.id)}
          onClose={dialogs.close}
        >
          <FormattedMessage defaultMessage="Orders that used it keep their discount." id="yxmGiH" />
        </ConfirmDelete>
      )}
    </>
  )
}
