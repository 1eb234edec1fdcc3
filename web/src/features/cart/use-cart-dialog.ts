import { useSearchParams } from 'react-router-dom'

/** The cart is open when the address says so: the back button of a phone closes it. */
export function useCartDialog() {
  const [params, setParams] = useSearchParams()
  const setOpen = (open: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (open) next.set('cart', 'open')
        else next.delete('cart')
        return next
      },
      { replace: !open, preventScrollReset: true },
    )
  return { open: params.get('cart') === 'open', setOpen }
}
