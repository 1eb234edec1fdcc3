import { defineMessages, useIntl } from 'react-intl'
import { cn } from '@/lib/class-names.ts'
import type { CartStep } from '../use-cart-dialog.ts'

const names = defineMessages({
  open: { defaultMessage: 'Cart', id: 'n0s2LL', description: 'First step of the checkout' },
  shipping: { defaultMessage: 'Delivery', id: 'drqP2L' },
  payment: { defaultMessage: 'Payment', id: 'NmK6zy' },
  confirm: { defaultMessage: 'Confirm', id: 'XxrCQn', description: 'Last step of the checkout' },
})

type Step = Exclude<CartStep, 'placed'>

/** The current step on the way from the cart to the order. */
export function StepBar({ current, steps }: { current: Step; steps: readonly Step[] }) {
  const intl = useIntl()
  const at = steps.indexOf(current)
  return (
    <ol className="mt-3 flex gap-1.5">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={cn(
            'flex-1 border-t-[3px] pt-1.5 text-sm',
            index <= at ? 'border-board' : 'border-line',
            step === current ? 'text-ink font-semibold' : 'text-ink-muted',
          )}
        >
          {intl.formatMessage(names[step])}
        </li>
      ))}
    </ol>
  )
}
