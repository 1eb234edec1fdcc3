import { useApolloClient } from '@apollo/client/react'
import { useRef, useState, useTransition } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { mostOfOne, QuantityStepper } from '@/domain/product/quantity-stepper.tsx'
import { errorSentence } from '@/i18n/error-messages.ts'
import { useOnline } from '@/lib/network-status.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { wholeNumber } from '@/lib/typed-amount.ts'
import { changeQuantity } from './cart-actions.ts'

/** How many of a posted resource are ordered: stepped by one, or typed. */
export function LineQuantity({
  lineId,
  title,
  quantity,
  locked,
}: {
  lineId: string
  title: string
  quantity: number
  /** True while the cart is being brought up to date. */
  locked: boolean
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const online = useOnline()
  const [saving, startSaving] = useTransition()
  // What is typed and not saved yet.
  const [typed, setTyped] = useState<string | null>(null)
  // One after the other: the last number that was chosen is the one that stays.
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const disabled = saving || locked || !online
  const wanted = typed === null ? quantity : wholeNumber(typed)
  const fits = Number.isInteger(wanted) && wanted >= 1 && wanted <= mostOfOne

  const save = (next: number) =>
    startSaving(async () => {
      try {
        if (next !== quantity || saving) {
          before.current = before.current
            .catch(() => undefined)
            .then(async () => changeQuantity(client, lineId, next))
          await before.current
        }
        // Another number may have been typed meanwhile.
        setTyped((now) => (now !== null && wholeNumber(now) === next ? null : now))
      } catch (error) {
        showSnack('error', errorSentence(intl, error))
      }
    })
  return (
    <div className="mt-1.5">
      <QuantityStepper
        title={title}
        typed={typed ?? String(quantity)}
        quantity={quantity}
        locked={locked || !online}
        steps={!disabled}
        problem={
          fits ? null : (
            <FormattedMessage
              defaultMessage="You can order 1 to 99 of a posted resource."
              id="GCBIOX"
            />
          )
        }
        onStep={save}
        onType={setTyped}
        onBlur={() => typed !== null && fits && save(wanted)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
      />
    </div>
  )
}
