import { useDialogs, type Dialogs } from '@/components/list/use-dialogs.ts'

export type CouponDialogName = 'new' | 'batch' | 'edit' | 'orders' | 'changes' | 'delete'

/** What can be open over the coupons. */
export const useCouponDialogs = (): Dialogs<CouponDialogName> =>
  useDialogs(['new', 'batch', 'edit', 'orders', 'changes', 'delete'])
