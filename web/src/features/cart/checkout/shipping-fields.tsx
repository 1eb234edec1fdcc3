import type { UseFormReturn } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Select } from '@/components/ui/select.tsx'
import { placeName, provinceNames } from '@/i18n/province-names.ts'
import { country, type ShippingDetails } from './shipping-form-schema.ts'

export function ShippingFields({ form }: { form: UseFormReturn<ShippingDetails> }) {
  const intl = useIntl()
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <Field
        label={<FormattedMessage defaultMessage="Address line 1" id="B52Em/" />}
        error={errors.address1?.message}
      >
        {(control) => <Input {...control} {...register('address1')} autoComplete="address-line1" />}
      </Field>
      <Field
        label={<FormattedMessage defaultMessage="Address line 2 (optional)" id="axV08u" />}
        error={errors.address2?.message}
      >
        {(control) => <Input {...control} {...register('address2')} autoComplete="address-line2" />}
      </Field>
      <div className="grid items-start gap-5 min-[600px]:grid-cols-2">
        <Field
          label={<FormattedMessage defaultMessage="Town or city" id="0Ozu9b" />}
          error={errors.city?.message}
        >
          {(control) => <Input {...control} {...register('city')} autoComplete="address-level2" />}
        </Field>
        <Field
          label={<FormattedMessage defaultMessage="Province" id="f9teca" />}
          error={errors.province?.message}
        >
          {(control) => (
            <Select {...control} {...register('province')} autoComplete="address-level1">
              <option value="" />
              {Object.entries(provinceNames).map(([province, name]) => (
                <option key={province} value={province}>
                  {intl.formatMessage(name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={<FormattedMessage defaultMessage="Postal code" id="3EnruA" />}
          error={errors.postalCode?.message}
        >
          {(control) => (
            <Input
              {...control}
              {...register('postalCode')}
              inputMode="numeric"
              autoComplete="postal-code"
            />
          )}
        </Field>
        <Field
          label={<FormattedMessage defaultMessage="Country" id="vONi+O" />}
          error={errors.country?.message}
        >
          {(control) => (
            <Input
              {...control}
              // Stored in English, and never another (spec/platform.md 9).
              value={placeName(intl, country)}
              readOnly
              tabIndex={-1}
            />
          )}
        </Field>
        <Field
          label={<FormattedMessage defaultMessage="Phone number" id="jdJhOL" />}
          error={errors.phoneNumber?.message}
        >
          {(control) => (
            <Input
              {...control}
              {...register('phoneNumber')}
              type="tel"
              autoComplete="tel"
              placeholder="082 123 4567"
            />
          )}
        </Field>
      </div>
    </>
  )
}
