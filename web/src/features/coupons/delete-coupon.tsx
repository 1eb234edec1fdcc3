import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDelete } from '@/components/confirm-delete.tsx'
import type { CouponRow_CouponFragment } from './coupons.generated.ts'
import { deleteCoupon } from './save-coupon.ts'

/** Asks before a coupon is deleted. */
export function DeleteCoupon({
  coupon,
  onClose,
}: {
  coupon: CouponRow_CouponFragment
  onClose: () => void
}) {
  const client = useApolloClient()
  return (
    <ConfirmDelete
      title={
        <FormattedMessage
          defaultMessage="Delete the coupon {code}?"
          id="kVEyjk"
          values={{ code: coupon.couponCode }}
        />
      }
      onDelete={async () => deleteCoupon(client, coupon.id)}
      onClose={onClose}
    >
      <FormattedMessage defaultMessage="Orders that used it keep their discount." id="yxmGiH" />
    </ConfirmDelete>
  )
}
