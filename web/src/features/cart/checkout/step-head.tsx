import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useChargesVat } from '@/domain/money/charges-vat.ts'
import { DialogDescription, DialogTitle } from '@/components/ui/dialog.tsx'
import type { CartStep } from '../use-cart-dialog.ts'
import { StepBar } from './step-bar.tsx'

const titles = defineMessages({
  open: { defaultMessage: 'Your cart', id: 'K/unOm' },
  shipping: { defaultMessage: 'Where should we post it?', id: '++Wmsw' },
  payment: { defaultMessage: 'How would you like to pay?', id: 'cpleHr' },
  confirm: { defaultMessage: 'Is everything right?', id: 'kzMbjS' },
})

type Step = Exclude<CartStep, 'placed'>

/** The head of the dialog: the step's title and its position among the steps. */
export function StepHead({
  step,
  steps,
  free = false,
}: {
  step: Step
  steps: readonly Step[] | null
  /** A free order shows no VAT. */
  free?: boolean
}) {
  const intl = useIntl()
  const includesVat = useChargesVat()
  return (
    <div className="border-line border-b px-6 pt-5 pb-3">
      <DialogTitle>{intl.formatMessage(titles[step])}</DialogTitle>
      <DialogDescription className="text-ink-muted text-[15px]">
        {includesVat && !free ? (
          <FormattedMessage defaultMessage="Prices include VAT." id="ei6psk" />
        ) : (
          <FormattedMessage defaultMessage="Prices are in rand." id="hCAMSV" />
        )}
      </DialogDescription>
      {steps !== null && <StepBar current={step} steps={steps} />}
    </div>
  )
}
