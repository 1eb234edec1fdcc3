import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

const steps = ['open', 'shipping', 'payment', 'confirm', 'placed'] as const

/** "open" is the cart itself, "placed" what a bank transfer needs after the order was placed. */
export type CartStep = (typeof steps)[number]

/** How many entries of the history belong to the dialog, so that closing leaves none behind. */
function depthOf(state: unknown): number {
  const depth: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'cartDepth') : 0
  return typeof depth === 'number' ? depth : 0
}

/** The cart and each step are part of the address: the back button of a phone goes one step back. */
export function useCartDialog() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const depth = depthOf(useLocation().state)
  const named = params.get('cart')
  const step = steps.find((one) => one === named) ?? null
  const show = (next: CartStep | null, replace: boolean) =>
    setParams(
      (current) => {
        const query = new URLSearchParams(current)
        query.delete('order')
        if (next === null) query.delete('cart')
        else query.set('cart', next)
        return query
      },
      { replace, preventScrollReset: true, state: { cartDepth: replace ? depth : depth + 1 } },
    )
  const close = () => (depth > 0 ? void navigate(-depth) : show(null, true))
  return {
    step,
    orderNumber: params.get('order'),
    setOpen: (open: boolean) => (open ? show('open', false) : close()),
    goTo: (next: CartStep) => show(next, false),
    /** One step back as the browser would, or to that step when the dialog was opened further on. */
    backTo: (previous: CartStep) => (depth > 1 ? void navigate(-1) : show(previous, true)),
  }
}
