import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

const steps = ['open', 'shipping', 'payment', 'confirm', 'placed'] as const

/** "open" is the cart, "placed" is how to pay by bank transfer after the order was placed. */
export type CartStep = (typeof steps)[number]

/** The number of history entries that belong to the dialog, so that closing removes all of them. */
function depthOf(state: unknown): number {
  const depth: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'cartDepth') : 0
  return typeof depth === 'number' ? depth : 0
}

/** The cart and its steps are part of the address, so that the back button of a phone goes back one step. */
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
    /** The dialog shows another step than the address names. */
    correct: (shown: CartStep) => show(shown, true),
    /** Goes back in the history, or replaces the address if the dialog was opened at a later step. */
    backTo: (previous: CartStep) => (depth > 1 ? void navigate(-1) : show(previous, true)),
  }
}
