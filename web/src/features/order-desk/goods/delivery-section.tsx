import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useWatch } from 'react-hook-form'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { AddressKept, NoAddress } from '@/domain/shipping/address-notices.tsx'
import { ShippingFields } from '@/domain/shipping/shipping-fields.tsx'
import {
  noShippingDetails,
  shippingFormSchema,
  type ShippingDetails,
} from '@/domain/shipping/shipping-schema.ts'
import { useSavedAddress } from '@/domain/shipping/use-saved-address.ts'
import { useOnline } from '@/lib/network-status.ts'
import { addressFields, addressIn, hasAddress, type GoodsValues } from './goods-values.ts'

/** Where the goods go, with the address that the customer has saved: to be used here, or replaced by this one. */
export function DeliverySection({
  form,
  teacherProfileId,
  looksUp,
}: {
  form: EntityForm<GoodsValues>
  teacherProfileId: string
  /** The saved address is looked for at once, where nothing stands here yet. */
  looksUp: boolean
}) {
  const intl = useIntl()
  const online = useOnline()
  const schema = shippingFormSchema(intl)
  const typed = useWatch({ control: form.control, compute: addressIn })
  // The address that is saved as far as it is known: this one, once it was read or saved here.
  const [stands, setStands] = useState<ShippingDetails>(() =>
    hasAddress(typed) && !looksUp ? { ...typed } : noShippingDetails,
  )
  const changed = addressFields.some((field) => typed[field] !== stands[field])
  const saved = useSavedAddress(
    teacherProfileId,
    {
      schema,
      put: (details) => {
        setStands(details)
        for (const field of addressFields)
          form.setValue(field, details[field], { shouldDirty: true, shouldValidate: true })
      },
      typed: () => addressIn(form.getValues()),
      check: async () => form.trigger(addressFields),
      failureWarns: true,
    },
    setStands,
  )
  // The server: what the customer saved, once, when something that is posted has come onto the order.
  useEffect(() => {
    if (looksUp && online && !hasAddress(form.getValues())) saved.lookUp()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the section appears
  }, [])
  return (
    <section aria-labelledby={`${form.id}-address`} className="grid gap-5">
      <h3 id={`${form.id}-address`} className="text-lg">
        <FormattedMessage defaultMessage="Delivery address" id="v3tQCl" />
      </h3>
      {/* The fields of an address are among the form's. */}
      <ShippingFields form={form as unknown as EntityForm<ShippingDetails>} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="outline"
          size="sm"
          disabled={saved.looking || !online}
          onClick={saved.lookUp}
        >
          <FormattedMessage defaultMessage="Use the customer’s saved address" id="kTkTy0" />
        </Button>
        <Button
          variant="outline"
          size="sm"
          disabled={!changed || saved.saving || !online}
          onClick={saved.keep}
        >
          <FormattedMessage defaultMessage="Save for the customer" id="B7ulsU" />
        </Button>
        <AddressKept shown={saved.saved && !changed} />
      </div>
      <NoAddress shown={saved.none} />
      {online && <FormError error={saved.error} />}
    </section>
  )
}
