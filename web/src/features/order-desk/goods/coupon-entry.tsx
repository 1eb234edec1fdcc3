import { TicketPercentIcon } from 'lucide-react'
import { useState, useTransition } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { CustomField } from '@/components/form/fields/custom-field.tsx'
import { Button } from '@/components/ui/button.tsx'
import { HoldDialog } from '@/components/ui/hold-dialog.tsx'
import { Input } from '@/components/ui/input.tsx'
import { couponCodeOf, verifyCoupon } from '@/domain/coupon/verify-coupon.ts'
import { Money } from '@/domain/money/money.tsx'
import { errorSentence } from '@/i18n/error-messages.ts'
import { AppError, toAppError } from '@/lib/errors.ts'
import { useOnline } from '@/lib/network-status.ts'
import * as longest from '@/lib/longest.ts'
import type { GoodsValues } from './goods-values.ts'
import type { OrderPreview } from './order-preview.ts'

/** The sentence for an error; a lost connection has its own (A8.1). */
function sentence(intl: IntlShape, error: unknown): string {
  const { code } = toAppError(error)
  return code === 'server_unreachable' || code === 'offline'
    ? intl.formatMessage({
        defaultMessage:
          'An error occurred while verifying the coupon, please check your internet connection or try again later.',
        id: 'iKulhY',
      })
    : errorSentence(intl, error)
}

/** A coupon for the order: verified before it counts, and cleared when it may not be used. */
export function CouponEntry({
  form,
  teacherProfileId,
  own,
  preview,
}: {
  form: EntityForm<GoodsValues>
  teacherProfileId: string
  /** The code that the order has already: nobody has to verify it again. */
  own: string
  preview: OrderPreview | null
}) {
  const code = useWatch({ control: form.control, name: 'couponCode' })
  return code === '' ? (
    <TypeCoupon form={form} teacherProfileId={teacherProfileId} own={own} />
  ) : (
    <ChosenCoupon form={form} code={code} preview={preview} />
  )
}

const change = { shouldDirty: true, shouldValidate: true } as const

function TypeCoupon({
  form,
  teacherProfileId,
  own,
}: {
  form: EntityForm<GoodsValues>
  teacherProfileId: string
  own: string
}) {
  const intl = useIntl()
  const online = useOnline()
  const [problem, setProblem] = useState<string>()
  const [verifying, startVerifying] = useTransition()
  const verify = () => {
    const typed = form.getValues('couponTyped')
    if (typed === '') {
      setProblem(errorSentence(intl, new AppError('coupon_code_required')))
      return
    }
    if (verifying || !online) return
    startVerifying(async () => {
      setProblem(undefined)
      try {
        const code = typed === own ? own : await verifyCoupon(teacherProfileId, typed)
        form.setValue('couponCode', code, change)
      } catch (error) {
        setProblem(sentence(intl, error))
      } finally {
        form.setValue('couponTyped', '', change)
      }
    })
  }
  return (
    <div className="grid gap-1.5">
      <HoldDialog when={verifying} />
      <CustomField
        form={form}
        name="couponTyped"
        label={<FormattedMessage defaultMessage="Coupon code (optional)" id="1OQntw" />}
      >
        {(control, field) => (
          <div className="flex gap-2">
            <div className="grid min-w-0 flex-1 content-start gap-1">
              <Input
                {...control}
                ref={field.ref}
                value={field.value}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={longest.typedCode}
                onBlur={field.onBlur}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
                  // It verifies the code and saves no form.
                  event.preventDefault()
                  verify()
                }}
                onChange={(event) => {
                  field.onChange(couponCodeOf(event.target.value))
                  setProblem(undefined)
                }}
              />
            </div>
            <Button variant="outline" disabled={verifying || !online} onClick={verify}>
              {verifying ? (
                <FormattedMessage defaultMessage="Verifying" id="LPxYNw" />
              ) : (
                <FormattedMessage defaultMessage="Verify" id="q5Xl0M" />
              )}
            </Button>
          </div>
        )}
      </CustomField>
      <p role="alert" className="text-danger text-sm font-medium">
        {problem}
      </p>
    </div>
  )
}

function ChosenCoupon({
  form,
  code,
  preview,
}: {
  form: EntityForm<GoodsValues>
  code: string
  preview: OrderPreview | null
}) {
  const intl = useIntl()
  const about = preview?.couponCode === code ? preview : null
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TicketPercentIcon aria-hidden="true" className="text-chalk-green size-5 shrink-0" />
        <span>
          {about === null ? (
            <FormattedMessage defaultMessage="Coupon {code}" id="SAVMAz" values={{ code }} />
          ) : (
            <FormattedMessage
              defaultMessage="{code} takes off {amount}"
              id="hWbt7i"
              values={{
                code: <strong className="font-semibold">{code}</strong>,
                amount: <Money amount={about.couponAmount} />,
              }}
            />
          )}
        </span>
        <Button
          variant="link"
          size="inline"
          className="min-h-11"
          onClick={() => form.setValue('couponCode', '', change)}
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
        {typeof about?.couponProblem === 'string' &&
          errorSentence(intl, { error: about.couponProblem })}
      </p>
    </div>
  )
}
