import { zodResolver } from '@hookform/resolvers/zod'
import { CheckIcon, TriangleAlertIcon } from 'lucide-react'
import { useEffect, useState, useTransition } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { formDraft } from '@/lib/form-draft.ts'
import { useOnline } from '@/lib/network-status.ts'
import { readShippingDetails, saveShippingDetails } from './shipping-details.ts'
import { ShippingFields } from './shipping-fields.tsx'
import {
  noShippingDetails,
  shippingDraft,
  shippingFormSchema,
  type ShippingDetails,
} from './shipping-form-schema.ts'
import { StepFooter } from './step-footer.tsx'
import { useForAWhile } from './use-for-a-while.ts'

/** Where to post it: what was typed here before, else what the teacher saved for the next order. */
export function ShippingStep({
  profileId,
  known,
  onBack,
  onNext,
}: {
  profileId: string
  known: ShippingDetails | null
  onBack: () => void
  onNext: (details: ShippingDetails) => void
}) {
  const intl = useIntl()
  const online = useOnline()
  const warning = useForAWhile()
  const saved = useForAWhile()
  const [error, setError] = useState<unknown>(null)
  const [saving, startSaving] = useTransition()
  const [typed] = useState(() => formDraft.read(shippingDraft))
  const untouched = known === null && Object.keys(typed).length === 0
  const form = useForm<ShippingDetails>({
    mode: 'onTouched',
    resolver: zodResolver(shippingFormSchema(intl)),
    defaultValues: known ?? { ...noShippingDetails, ...typed, country: noShippingDetails.country },
  })
  const { formState, getValues, handleSubmit, reset } = form

  const { show: showWarning } = warning
  // The saved address is the server's; asked for once, and only when nothing was typed here.
  useEffect(() => {
    if (!untouched) return
    void readShippingDetails(profileId)
      .catch(() => null)
      .then((details) => {
        if (details === null) showWarning()
        else if (!form.formState.isDirty) reset(details)
      })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the step opens
  }, [])

  const save = handleSubmit((details) => {
    setError(null)
    startSaving(async () => {
      try {
        await saveShippingDetails(profileId, details)
        reset(details)
        saved.show()
      } catch (reason) {
        setError(reason)
      }
    })
  })
  const next = handleSubmit((details) => onNext(details))

  return (
    <form
      noValidate
      onSubmit={(event) => void next(event)}
      onChange={() => {
        saved.hide()
        formDraft.write(shippingDraft, getValues())
      }}
      className="flex flex-1 flex-col"
    >
      <div className="grid gap-5 px-6 py-6">
        <div role="status">
          {warning.shown && (
            <p className="border-chalk-yellow/60 bg-chalk-yellow/12 flex gap-2.5 rounded-md border px-3.5 py-3 text-[15px]">
              <TriangleAlertIcon aria-hidden="true" className="mt-0.5 size-[18px] shrink-0" />
              <FormattedMessage defaultMessage="No shipping details found" id="F1y/+4" />
            </p>
          )}
        </div>
        <ShippingFields form={form} />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="outline"
            size="sm"
            disabled={!formState.isDirty || saving || !online}
            onClick={() => void save()}
          >
            <FormattedMessage defaultMessage="Save for next time" id="EFFV9n" />
          </Button>
          <span
            role="status"
            className="text-board flex items-center gap-1.5 text-sm font-semibold"
          >
            {saved.shown && (
              <>
                <CheckIcon aria-hidden="true" className="size-[18px]" />
                <FormattedMessage defaultMessage="Saved" id="fsB/4p" />
              </>
            )}
          </span>
        </div>
        <FormError error={error} />
      </div>
      <StepFooter onBack={onBack}>
        <Button type="submit" size="lg">
          <FormattedMessage defaultMessage="Go to payment" id="isxd1P" />
        </Button>
      </StepFooter>
    </form>
  )
}
