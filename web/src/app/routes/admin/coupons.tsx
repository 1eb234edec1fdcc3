import { useNavigate } from 'react-router-dom'
import { ListPage } from '@/components/list/list-page.tsx'
import { listRoute } from '@/components/list/list-route.ts'
import { useDialogRow } from '@/components/list/use-dialog-row.ts'
import { RowChanges } from '@/features/audit/row-changes.tsx'
import { BatchDialog } from '@/features/coupons/batch-dialog.tsx'
import { useCouponActions } from '@/features/coupons/coupon-actions.tsx'
import { CouponDialog } from '@/features/coupons/coupon-dialog.tsx'
import { useCouponDialogs } from '@/features/coupons/coupon-dialogs.ts'
import { CouponOrders } from '@/features/coupons/coupon-orders.tsx'
import { coupons } from '@/features/coupons/coupons-list.ts'
import { CouponNowDocument } from '@/features/coupons/coupons.generated.ts'
import { DeleteCoupon } from '@/features/coupons/delete-coupon.tsx'
import { useSwitching } from '@/features/coupons/use-switching.ts'

export const { loader, shouldRevalidate } = listRoute(coupons)

/** The coupons of the shop: A2.12. */
export function Component() {
  const dialogs = useCouponDialogs()
  const navigate = useNavigate()
  const { name, value, close } = dialogs
  const coupon = useDialogRow(
    CouponNowDocument,
    name === 'new' || name === 'batch' ? null : value,
    ({ couponCollection }) => couponCollection.edges[0]?.node,
    close,
  )
  return (
    <>
      <ListPage list={coupons} {...useCouponActions(dialogs)} bulkActions={useSwitching()} />
      {name === 'new' && <CouponDialog coupon={null} onClose={close} />}
      {name === 'batch' && (
        <BatchDialog
          onMade={(batch) => void navigate(coupons.toUrl({ search: batch }), { replace: true })}
          onClose={close}
        />
      )}
      {name === 'edit' && coupon !== null && (
        <CouponDialog key={coupon.id} coupon={coupon} onClose={close} />
      )}
      {name === 'orders' && coupon !== null && <CouponOrders coupon={coupon} onClose={close} />}
      {name === 'changes' && coupon !== null && (
        <RowChanges
          title={coupon.couponCode}
          rows={[{ table: 'coupon', id: coupon.id }]}
          onClose={close}
        />
      )}
      {name === 'delete' && coupon !== null && <DeleteCoupon coupon={coupon} onClose={close} />}
    </>
  )
}
