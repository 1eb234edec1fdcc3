import { useApolloClient } from '@apollo/client/react'
import { MinusIcon, PlusIcon } from 'lucide-react'
import { useRef, useState, useTransition } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { errorSentence } from '@/i18n/error-messages.ts'
import { useOnline } from '@/lib/network-status.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { changeQuantity } from './cart-actions.ts'

/** The database refuses more (order_line_quantity_range). */
const most = 99

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
  const wanted = Number(typed ?? quantity)
  const fits = Number.isInteger(wanted) && wanted >= 1 && wanted <= most

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
        setTyped((now) => (now !== null && Number(now) === next ? null : now))
      } catch (error) {
        showSnack('error', errorSentence(intl, error))
      }
    })
  return (
    <div className="mt-1.5">
      <div className="flex items-center gap-1.5">
        <Button
          variant="outline"
          size="icon"
          disabled={disabled || quantity <= 1}
          aria-label={intl.formatMessage(
            { defaultMessage: 'One less of {title}', id: 't1d1t5' },
            { title },
          )}
          onClick={() => save(quantity - 1)}
        >
          <MinusIcon aria-hidden="true" />
        </Button>
        <Input
          inputMode="numeric"
          className="w-14! shrink-0 px-1! text-center tabular-nums"
          aria-label={intl.formatMessage(
            { defaultMessage: 'How many of {title}', id: 'fGKO27' },
            { title },
          )}
          aria-invalid={!fits}
          value={typed ?? String(quantity)}
          disabled={locked || !online}
          onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, '').slice(0, 3))}
          onFocus={(event) => event.target.select()}
          onBlur={() => typed !== null && fits && save(wanted)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur()
          }}
        />
        <Button
          variant="outline"
          size="icon"
          disabled={disabled || quantity >= most}
          aria-label={intl.formatMessage(
            { defaultMessage: 'One more of {title}', id: 'g32gmt' },
            { title },
          )}
          onClick={() => save(quantity + 1)}
        >
          <PlusIcon aria-hidden="true" />
        </Button>
      </div>
      <p role="alert" className="text-danger text-sm">
        {!fits && (
          <FormattedMessage
            defaultMessage="You can order 1 to 99 of a posted resource."
            id="GCBIOX"
          />
        )}
      </p>
    </div>
  )
}
