import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { FieldGroup } from '@/components/form/field-group.tsx'
import { IntegerField } from '@/components/form/fields/number-fields.tsx'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import type { ProductValues } from './product-schema.ts'

/** What a teacher wants to know before buying; each may be left empty. */
export function FactsFields({ form }: { form: EntityForm<ProductValues> }) {
  const intl = useIntl()
  const term = (number: number) => ({
    value: String(number),
    label: intl.formatMessage({ defaultMessage: 'Term {number}', id: 'eLdjtS' }, { number }),
  })
  return (
    <FieldGroup
      error={undefined}
      label={<FormattedMessage defaultMessage="Facts for the buyer" id="z1Jokw" />}
    >
      <div className="mt-2 grid items-start gap-5 min-[480px]:grid-cols-2 min-[700px]:grid-cols-4">
        <SelectField
          form={form}
          name="language"
          label={<FormattedMessage defaultMessage="Language" id="y1Z3or" />}
          options={[
            { value: 'en', label: intl.formatMessage({ defaultMessage: 'English', id: 'WkrNSk' }) },
            {
              value: 'af',
              label: intl.formatMessage({ defaultMessage: 'Afrikaans', id: 'GAyB2V' }),
            },
          ]}
        />
        <SelectField
          form={form}
          name="term"
          label={<FormattedMessage defaultMessage="Term" id="qTy5se" />}
          options={[1, 2, 3, 4].map(term)}
        />
        <IntegerField
          form={form}
          name="pages"
          label={<FormattedMessage defaultMessage="Pages" id="CxfKLC" />}
        />
        <IntegerField
          form={form}
          name="marks"
          label={<FormattedMessage defaultMessage="Marks" id="oySfSq" />}
        />
      </div>
      <div className="mt-5">
        <TextField
          form={form}
          name="topic"
          label={<FormattedMessage defaultMessage="CAPS topic" id="3pbf4z" />}
        />
      </div>
    </FieldGroup>
  )
}
