import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { CustomField } from '@/components/form/fields/custom-field.tsx'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { digitKeys } from '@/components/ui/digit-keys.ts'
import { Input } from '@/components/ui/input.tsx'
import { placeName, provinceNames } from '@/i18n/province-names.ts'
import { country, type ShippingDetails } from './shipping-schema.ts'

export function ShippingFields({ form }: { form: EntityForm<ShippingDetails> }) {
  const intl = useIntl()
  return (
    <>
      <TextField
        form={form}
        name="address1"
        label={<FormattedMessage defaultMessage="Address line 1" id="B52Em/" />}
        autoComplete="address-line1"
      />
      <TextField
        form={form}
        name="address2"
        label={<FormattedMessage defaultMessage="Address line 2 (optional)" id="axV08u" />}
        autoComplete="address-line2"
      />
      <div className="grid items-start gap-5 min-[600px]:grid-cols-2">
        <TextField
          form={form}
          name="city"
          label={<FormattedMessage defaultMessage="Town or city" id="0Ozu9b" />}
          autoComplete="address-level2"
        />
        <SelectField
          form={form}
          name="province"
          label={<FormattedMessage defaultMessage="Province" id="f9teca" />}
          options={Object.entries(provinceNames).map(([value, name]) => ({
            value,
            label: intl.formatMessage(name),
          }))}
          autoComplete="address-level1"
        />
        <TextField
          form={form}
          name="postalCode"
          label={<FormattedMessage defaultMessage="Postal code" id="3EnruA" />}
          {...digitKeys}
          autoComplete="postal-code"
        />
        <CustomField
          form={form}
          name="country"
          label={<FormattedMessage defaultMessage="Country" id="vONi+O" />}
        >
          {(control) => (
            // Stored in English; there is only one country.
            <Input {...control} value={placeName(intl, country)} readOnly tabIndex={-1} />
          )}
        </CustomField>
        <TextField
          form={form}
          name="phoneNumber"
          label={<FormattedMessage defaultMessage="Phone number" id="jdJhOL" />}
          type="tel"
          autoComplete="tel"
          placeholder="082 123 4567"
        />
      </div>
    </>
  )
}
