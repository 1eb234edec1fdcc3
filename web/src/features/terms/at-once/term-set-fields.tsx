import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { MultiSelectField, SelectField } from '@/components/form/fields/select-field.tsx'
import { CheckboxField } from '@/components/form/fields/tick-fields.tsx'
import { placeName, provinceNames } from '@/i18n/province-names.ts'
import type { TermSetValues } from './term-set-schema.ts'
import { calendarOptions } from './term-set-words.ts'

/** Which terms are added, for whom, and whether with their two-week cycles. */
export function TermSetFields({
  form,
  year,
  isCopy,
}: {
  form: EntityForm<TermSetValues>
  /** This year; the ones around it can be copied. */
  year: number
  isCopy: boolean
}) {
  const intl = useIntl()
  return (
    <>
      <SelectField
        form={form}
        name="source"
        none={null}
        label={<FormattedMessage defaultMessage="Calendar" id="Coy6SH" />}
        options={calendarOptions(intl, year)}
      />
      {!isCopy && (
        <MultiSelectField
          form={form}
          name="provinces"
          label={<FormattedMessage defaultMessage="Select Provinces" id="eQtvJU" />}
          hint={<FormattedMessage defaultMessage="Target provinces for the terms" id="u6ek6P" />}
          options={Object.keys(provinceNames).map((value) => ({
            value,
            label: placeName(intl, value),
          }))}
        />
      )}
      <CheckboxField
        form={form}
        name="withCycles"
        label={<FormattedMessage defaultMessage="With their two-week cycles" id="G8J3f1" />}
      />
    </>
  )
}
