import { useQuery } from '@apollo/client/react'
import { BanknoteIcon, CreditCardIcon } from 'lucide-react'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { BankDetails } from '@/domain/payment/bank-details.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { ReadError } from '@/components/form/read-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { BankAccountDocument } from './bank-account.generated.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { cn } from '@/lib/class-names.ts'
import { parseBankAccount } from '@/domain/payment/bank-account.ts'
import { AppError } from '@/lib/errors.ts'
import { methodNames, paidMethods, tooSmallForCard, type PaymentMethod } from './payment-method.ts'
import { StepFooter } from './step-footer.tsx'

type Paid = (typeof paidMethods)[number]

const icons: Record<Paid, ReactNode> = {
  EFT: <BanknoteIcon aria-hidden="true" />,
  PayFast: <CreditCardIcon aria-hidden="true" />,
}

export function PaymentStep({
  total,
  chosen,
  error,
  blocked,
  onChoose,
  onBack,
  onNext,
}: {
  /** In cents. */
  total: number
  chosen: PaymentMethod | null
  /** Why the last attempt to place the order was refused. */
  error: unknown
  /** Offline, or something in the cart cannot be ordered any more. */
  blocked: boolean
  onChoose: (method: PaymentMethod) => void
  onBack: () => void
  onNext: () => void
}) {
  const intl = useIntl()
  const [asked, setAsked] = useState(false)
  const bank = useQuery(BankAccountDocument)
  const account = parseBankAccount(bank.data?.bankDetails)
  const next = (event: SubmitEvent) => {
    event.preventDefault()
    setAsked(true)
    if (chosen !== null && !blocked) onNext()
  }
  const problem = asked && chosen === null
  const refusal: Record<Paid, ReactNode> = {
    EFT: bank.data !== undefined && account === null && (
      <FormattedMessage
        defaultMessage="Bank transfers are not possible at the moment."
        id="7IJQIU"
      />
    ),
    PayFast: tooSmallForCard(total) && errorSentence(intl, new AppError('card_amount_too_small')),
  }
  const hints: Record<Paid, ReactNode> = {
    EFT: (
      <FormattedMessage
        defaultMessage="A transfer from your bank. When the money has arrived, downloads are in your library and the rest is posted."
        id="UCmDyX"
      />
    ),
    PayFast: (
      <FormattedMessage
        defaultMessage="By card, Instant EFT, Capitec Pay, Apple Pay, Google Pay, Samsung Pay or QR code, on the page of PayFast. Downloads are in your library at once; what is posted follows by post."
        id="O4E/Ew"
      />
    ),
  }
  return (
    <form noValidate onSubmit={next} className="flex flex-1 flex-col">
      <div className="grid gap-4 px-6 py-6">
        <fieldset
          className="grid gap-3"
          {...(problem ? { 'aria-describedby': 'payment-problem' } : {})}
        >
          <legend className="mb-3 text-[15px] font-semibold">
            <FormattedMessage defaultMessage="Payment Method" id="nFQbxh" />
          </legend>
          {paidMethods.map((method) => {
            const refused = Boolean(refusal[method])
            return (
              <label
                key={method}
                className={cn(
                  'border-line-strong has-checked:border-board has-checked:bg-board/6 has-focus-visible:ring-board/25 flex cursor-pointer items-start gap-3.5 rounded-md border p-4 transition-colors has-focus-visible:ring-4 [&_svg]:size-[22px]',
                  refused && 'cursor-default opacity-65',
                )}
              >
                <input
                  type="radio"
                  name="method"
                  value={method}
                  checked={chosen === method}
                  disabled={refused}
                  onChange={() => onChoose(method)}
                  className="tick mt-0.5 size-5 shrink-0"
                />
                <span className="grid flex-1 gap-0.5">
                  <span className="font-semibold">{intl.formatMessage(methodNames[method])}</span>
                  <span className="text-ink-muted text-sm">
                    {refused ? refusal[method] : hints[method]}
                  </span>
                </span>
                <span className="text-ink-muted">{icons[method]}</span>
              </label>
            )
          })}
        </fieldset>
        <p id="payment-problem" role="alert" className="text-danger text-sm font-medium">
          {problem && errorSentence(intl, new AppError('payment_method_required'))}
        </p>
        <FormError error={error} />
        {chosen === 'EFT' &&
          (bank.error !== undefined && bank.data === undefined ? (
            <ReadError error={bank.error} onRetry={bank.refetch} />
          ) : account === null ? (
            <Skeleton className="h-72" />
          ) : (
            <BankDetails account={account} reference={null} />
          ))}
      </div>
      <StepFooter total={total} onBack={onBack}>
        <Button type="submit" size="lg" disabled={blocked}>
          <FormattedMessage defaultMessage="Go to the summary" id="zrXrZh" />
        </Button>
      </StepFooter>
    </form>
  )
}
