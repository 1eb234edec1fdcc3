import { CheckIcon, TriangleAlertIcon } from 'lucide-react'
import { useEffect, useState, useTransition } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Form } from '@/components/form/form.tsx'
import { SaveNote } from '@/components/form/save-bar.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { Button } from '@/components/ui/button.tsx'
import { formDraft } from '@/lib/form-draft.ts'
import { readShippingDetails, saveShippingDetails } from './shipping-details.ts'
import { ShippingFields } from '@/domain/shipping/shipping-fields.tsx'
import {
  noShippingDetails,
  shippingDraft,
  shippingFormSchema,
  type ShippingDetails,
} from '@/domain/shipping/shipping-schema.ts'
import { StepFooter } from './step-footer.tsx'
import { useForAWhile } from './use-for-a-while.ts'

/** The delivery address: what was typed here before, otherwise the one that the teacher saved for the next order. */
export function ShippingStep({
  profileId,
  known,
  error: refusal,
  blocked,
  onBack,
  onNext,
}: {
  profileId: string
  known: ShippingDetails | null
  /** Why the last attempt to place the order was refused. */
  error: unknown
  /** Offline, or something in the cart cannot be ordered any more. */
  blocked: boolean
  onBack: () => void
  onNext: (details: ShippingDetails) => void
}) {
  const intl = useIntl()
  const warning = useForAWhile()
  const saved = useForAWhile()
  const [error, setError] = useState<unknown>(null)
  const [saving, startSaving] = useTransition()
  const [looking, startLooking] = useTransition()
  const [kept, setKept] = useState(known)
  const [untouched] = useState(
    () => known === null && Object.keys(formDraft.read(shippingDraft)).length === 0,
  )
  const schema = shippingFormSchema(intl)
  const form = useEntityForm<ShippingDetails, ShippingDetails>({
    schema,
    values: kept ?? noShippingDetails,
    mode: 'onTouched',
    draft: shippingDraft,
    asks: false, // The draft is there again when the person comes back.
    notice: null,
    save: async (details) => {
      onNext(details)
      return Promise.resolve(false) // The draft is kept until the order is placed.
    },
  })
  const offline = form.notNow === 'offline'
  // Offline, the note in the footer says it, not what failed for want of a network.
  const told = offline ? refusal : (error ?? refusal)

  // The saved address is loaded once, and only when nothing was typed here.
  useEffect(() => {
    if (!untouched) return
    void readShippingDetails(profileId)
      .catch(() => null)
      .then((details) => {
        // The buyer has not looked for it, so nothing is said when there is none.
        if (details !== null) setKept(details)
      })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the step opens
  }, [])

  const lookUp = () =>
    startLooking(async () => {
      setError(null)
      warning.hide()
      try {
        const details = await readShippingDetails(profileId)
        if (details === null) {
          warning.show()
          return
        }
        for (const [name, value] of Object.entries(details)) {
          const field = name as keyof ShippingDetails // the fields of an address
          form.setValue(field, value, { shouldDirty: true, shouldValidate: true })
        }
      } catch (reason) {
        setError(reason)
      }
    })

  const keep = () =>
    startSaving(async () => {
      setError(null)
      if (!(await form.trigger())) return
      const typed = { ...form.getValues() }
      try {
        await saveShippingDetails(profileId, schema.parse(typed))
        setKept(typed)
        saved.show()
      } catch (reason) {
        setError(reason)
      }
    })

  return (
    <Form
      form={form}
      className="flex flex-1 flex-col"
      bodyClassName="grid gap-5 px-6 py-6"
      footer={
        <StepFooter onBack={onBack} before={offline && <SaveNote form={form} />}>
          <Button type="submit" size="lg" disabled={blocked}>
            <FormattedMessage defaultMessage="Go to payment" id="isxd1P" />
          </Button>
        </StepFooter>
      }
    >
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
        <Button variant="outline" size="sm" disabled={looking || offline} onClick={lookUp}>
          <FormattedMessage defaultMessage="Use my saved address" id="Szi0NU" />
        </Button>
        <Button
          variant="outline"
          size="sm"
          disabled={!form.dirty || saving || offline}
          onClick={keep}
        >
          <FormattedMessage defaultMessage="Save for next time" id="EFFV9n" />
        </Button>
        <span role="status" className="text-board flex items-center gap-1.5 text-sm font-semibold">
          {saved.shown && !form.dirty && (
            <>
              <CheckIcon aria-hidden="true" className="size-[18px]" />
              <FormattedMessage defaultMessage="Saved" id="fsB/4p" />
            </>
          )}
        </span>
      </div>
      <FormError error={told} />
    </Form>
  )
}
