import { useNavigate, useSearchParams } from 'react-router-dom'

/** What can be open over the list, by its parameter in the address. */
export type CouponDialogName = 'edit' | 'new' | 'batch' | 'orders' | 'delete' | 'changes'

/** The address of the list with something open over it. */
export function withParameter(search: string, name: CouponDialogName, value: string): string {
  const params = new URLSearchParams(search)
  params.set(name, value)
  return params.toString()
}

/** What is open over the list, and the way to open and close it: links, Back and a reload keep it. */
export function useCouponDialogs() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const names: readonly CouponDialogName[] = ['edit', 'new', 'batch', 'orders', 'delete', 'changes']
  const name = names.find((one) => params.has(one)) ?? null
  return {
    name,
    id: name === null ? null : params.get(name),
    open: (dialog: CouponDialogName, value = 'yes') =>
      setParams(
        (current) => new URLSearchParams(withParameter(current.toString(), dialog, value)),
        {
          preventScrollReset: true,
        },
      ),
    /** Another state of the list, with nothing over it. */
    show: (address: string) => void navigate(address, { replace: true }),
    close: () =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current)
          for (const one of names) next.delete(one)
          return next
        },
        { preventScrollReset: true, replace: true },
      ),
  }
}
