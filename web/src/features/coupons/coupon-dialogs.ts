import { useNavigate } from 'react-router-dom'
import { useDialogs } from '@/components/list/use-dialogs.ts'

const names = ['edit', 'new', 'batch', 'orders', 'delete', 'changes'] as const

/** What is open over the list of coupons, the ways to open and close it, and to leave it for another state of the list. */
export function useCouponDialogs() {
  const { name, value, open, close } = useDialogs(names)
  const navigate = useNavigate()
  return {
    name,
    id: value,
    open,
    close,
    /** Another state of the list, with nothing over it. */
    show: (address: string) => void navigate(address, { replace: true }),
  }
}
