import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Form } from '@/components/form/form.tsx'
import { SaveNote } from '@/components/form/save-bar.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { Button } from '@/components/ui/button.tsx'
import { AddressKept, NoAddress } from '@/domain/shipping/address-notices.tsx'
import { readShippingDetails } from '@/domain/shipping/saved-address.ts'
import { ShippingFields } from '@/domain/shipping/shipping-fields.tsx'
import { useSavedAddress } from '@/domain/shipping/use-saved-address.ts'
import { formDraft } from '@/lib/form-draft.ts'
import {
  noShippingDetails,
  shippingDraft,
  shippingFormSchema,
  type ShippingDetails,
} from '@/domain/shipping/shipping-schema.ts'
import { StepFooter } from './step-footer.tsx'

/** The delivery address: what was typed here before, otherwise the one that the teacher saved for the next order. */
export function ShippingStep({
  profileId,
  known,
  error: refusal,
  blocked,
  total,
  onBack,
  onNext,
}: {
  profileId: string
  known: ShippingDetails | null
  /** Why the last attempt to place the order was refused. */
  error: unknown
  /** Offline, or something in the cart cannot be ordered any more. */
  blocked: boolean
  /** In cents. */
  total: number
  onBack: () => void
  onNext: (details: ShippingDetails) => void
}) {
  const intl = useIntl()
  const [kept, setKept] = useState(known)
  const [hasNone, setHasNone] = useState(false)
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
  const saved = useSavedAddress(
    profileId,
    {
      schema,
      put: (details) => {
        for (const [name, value] of Object.entries(details)) {
          const field = name as keyof ShippingDetails // the fields of an address
          form.setValue(field, value, { shouldDirty: true, shouldValidate: true })
        }
      },
      typed: form.getValues,
      check: async () => form.trigger(),
    },
    (details) => {
      setKept(details)
      setHasNone(false)
    },
  )
  // Offline, the note in the footer says it, not what failed for want of a network.
  const told = offline ? refusal : (saved.error ?? refusal)

  // The saved address is loaded once, and only when nothing was typed here.
  useEffect(() => {
    if (!untouched) return
    void readShippingDetails(profileId).then(
      (details) => {
        if (details === null) {
          setHasNone(true)
          saved.sayNone()
        } else setKept(details)
      },
      () => undefined,
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the step opens
  }, [])

  return (
    <Form
      form={form}
      className="flex flex-1 flex-col"
      bodyClassName="grid gap-5 px-6 py-6"
      footer={
        <StepFooter total={total} onBack={onBack} before={offline && <SaveNote form={form} />}>
          <Button type="submit" size="lg" disabled={blocked}>
            <FormattedMessage defaultMessage="Go to payment" id="isxd1P" />
          </Button>
        </StepFooter>
      }
    >
      <NoAddress shown={saved.none} />
      <ShippingFields form={form} />
      <div className="flex flex-wrap items-center gap-3">
        {!hasNone && (
          <Button
            variant="outline"
            size="sm"
            disabled={saved.looking || offline}
            onClick={saved.lookUp}
          >
            <FormattedMessage defaultMessage="Use my saved address" id="Szi0NU" />
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          disabled={!form.dirty || saved.saving || offline}
          onClick={saved.keep}
        >
          <FormattedMessage defaultMessage="Save for next time" id="EFFV9n" />
        </Button>
        <AddressKept shown={saved.saved && !form.dirty} />
      </div>
      <FormError error={told} />
    </Form>
  )
}
