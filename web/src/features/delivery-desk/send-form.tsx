import { useApolloClient } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { Form } from '@/components/form/form.tsx'
import { SaveBar } from '@/components/form/save-bar.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { carrierChoices } from './carriers.ts'
import type { Parcel } from './delivery-document.ts'
import { sendParcel } from './desk-calls.ts'
import { sendSchema } from './send-schema.ts'
import { useLastCarrier } from './use-last-carrier.ts'

/** With whom a packed parcel goes, and its number. */
export function SendForm({ parcel }: { parcel: Parcel }) {
  const intl = useIntl()
  const client = useApolloClient()
  const [last, remember] = useLastCarrier()
  const form = useEntityForm({
    schema: sendSchema(intl),
    values: { carrier: last, trackingNumber: '' },
    draft: `parcel.${parcel.id}`,
    sends: true,
    notice: intl.formatMessage({ defaultMessage: 'The parcel is on its way', id: 'Ykkcaa' }),
    fieldOf: {
      carrier_unknown: 'carrier',
      tracking_number_required: 'trackingNumber',
      tracking_number_malformed: 'trackingNumber',
    },
    save: async (values) => {
      remember(values.carrier)
      await sendParcel(client, parcel.id, values)
    },
  })
  const byHand = useWatch({ control: form.control, name: 'carrier' }) === 'BY_HAND'
  return (
    <Form
      form={form}
      bodyClassName="grid items-start gap-4 min-[600px]:grid-cols-2"
      footer={
        <div className="pt-4">
          <SaveBar form={form} variant="outline">
            <FormattedMessage defaultMessage="Mark as sent" id="t/UO8h" />
          </SaveBar>
        </div>
      }
    >
      <SelectField
        form={form}
        name="carrier"
        label={<FormattedMessage defaultMessage="Carrier" id="YnD+57" />}
        options={carrierChoices(intl)}
      />
      {!byHand && (
        <TextField
          form={form}
          name="trackingNumber"
          label={<FormattedMessage defaultMessage="Tracking number" id="yT/GAp" />}
        />
      )}
    </Form>
  )
}
