import type { FragmentType } from '@apollo/client'
import { useApolloClient, useSuspenseFragment } from '@apollo/client/react'
import { TicketPercentIcon } from 'lucide-react'
import { useState, useTransition, type SubmitEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { couponCodeOf } from '@/domain/coupon/verify-coupon.ts'
import { Money } from '@/domain/money/money.tsx'
import { Button } from '@/components/ui/button.tsx'
import { HoldDialog } from '@/components/ui/hold-dialog.tsx'
import { Input } from '@/components/ui/input.tsx'
import {
  CouponField_OrderFragmentDoc,
  type CouponField_OrderFragment,
} from './coupon-field.generated.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { AppError, toAppError } from '@/lib/errors.ts'
import { useOnline } from '@/lib/network-status.ts'
import * as longest from '@/lib/longest.ts'
import { applyCoupon, removeCoupon } from './cart-actions.ts'

type Order = CouponField_OrderFragment

export function CouponField({ order, locked }: { order: FragmentType<Order>; locked: boolean }) {
  const { data } = useSuspenseFragment({
    fragment: CouponField_OrderFragmentDoc,
    fragmentName: 'CouponField_order',
    from: order,
  })
  return data.couponCode === null ? (
    <TypeCoupon profileId={data.teacherProfileId} total={data.orderTotal} locked={locked} />
  ) : (
    <AppliedCoupon
      code={data.couponCode}
      amount={data.orderableCouponAmount ?? '0'}
      problem={data.couponProblem}
      locked={locked}
    />
  )
}

function TypeCoupon({
  profileId,
  total,
  locked,
}: {
  profileId: string
  /** What is said of a code holds for this cart only. */
  total: string
  locked: boolean
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const online = useOnline()
  const [code, setCode] = useState('')
  const [said, setSaid] = useState<{ problem: string; of: string }>()
  const setProblem = (problem: string | undefined) =>
    setSaid(problem === undefined ? undefined : { problem, of: total })
  const problem = said?.of === total ? said.problem : undefined
  const [verifying, startVerifying] = useTransition()
  const verify = (event: Pick<SubmitEvent, 'preventDefault'>) => {
    event.preventDefault()
    // This error needs no request, so it does not wait for the cart's prices.
    if (code === '') {
      setProblem(errorSentence(intl, new AppError('coupon_code_required')))
      return
    }
    if (verifying || locked) return
    startVerifying(async () => {
      setProblem(undefined)
      try {
        await applyCoupon(client, { teacherProfileId: profileId, couponCode: code })
      } catch (error) {
        setProblem(sentence(intl, error))
      }
    })
  }
  return (
    <form noValidate onSubmit={verify}>
      <HoldDialog when={verifying} />
      <Field label={<FormattedMessage defaultMessage="Coupon code" id="r0u4TP" />} error={problem}>
        {(control) => (
          <div className="flex gap-2">
            <div className="grid min-w-0 flex-1 content-start gap-1">
              <Input
                {...control}
                value={code}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={longest.typedCode}
                onKeyDown={(event) => {
                  // The browser does not submit a form whose button is disabled.
                  if (event.key === 'Enter' && code === '') verify(event)
                }}
                onBlur={() => {
                  if (code === '') setProblem(undefined)
                }}
                onChange={(event) => {
                  setCode(couponCodeOf(event.target.value))
                  setProblem(undefined)
                }}
              />
            </div>
            <Button
              type="submit"
              variant="outline"
              disabled={verifying || locked || code === '' || !online}
            >
              {verifying ? (
                <FormattedMessage defaultMessage="Verifying" id="LPxYNw" />
              ) : (
                <FormattedMessage defaultMessage="Verify" id="q5Xl0M" />
              )}
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}

/** The sentence for an error; a lost connection has its own (P8.1). */
function sentence(intl: ReturnType<typeof useIntl>, error: unknown): string {
  const { code } = toAppError(error)
  return code === 'server_unreachable' || code === 'offline'
    ? intl.formatMessage({
        defaultMessage:
          'An error occurred while verifying the coupon. Please check your internet connection or try again later.',
        id: 'JKmSm/',
      })
    : errorSentence(intl, error)
}

function AppliedCoupon({
  code,
  amount,
  problem,
  locked,
}: {
  code: string
  amount: string
  problem: string | null
  locked: boolean
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const online = useOnline()
  const [failure, setFailure] = useState<string>()
  const [removing, startRemoving] = useTransition()
  const remove = () =>
    startRemoving(async () => {
      setFailure(undefined)
      try {
        await removeCoupon(client)
      } catch (error) {
        setFailure(errorSentence(intl, error))
      }
    })
  return (
    <div>
      <HoldDialog when={removing} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TicketPercentIcon aria-hidden="true" className="text-chalk-green size-5 shrink-0" />
        <span>
          {problem === null ? (
            <FormattedMessage
              defaultMessage="{code} takes off {amount}"
              id="hWbt7i"
              values={{
                code: <strong className="font-semibold">{code}</strong>,
                amount: <Money amount={amount} />,
              }}
            />
          ) : (
            // Why is said on top of the step.
            <s className="font-semibold">{code}</s>
          )}
        </span>
        <Button
          variant="link"
          size="inline"
          className="min-h-11"
          disabled={removing || locked || !online}
          onClick={remove}
        >
          <FormattedMessage defaultMessage="Remove coupon" id="Wc6MDr" />
        </Button>
      </p>
      <p className="text-ink-muted text-sm">
        <FormattedMessage
          defaultMessage="Coupons apply to downloads, not to posted resources."
          id="hIEcdP"
        />
      </p>
      <p role="alert" className="text-danger text-sm font-medium">
        {failure}
      </p>
    </div>
  )
}
