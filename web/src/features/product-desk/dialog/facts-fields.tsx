import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { FieldGroup } from '@/components/form/field-group.tsx'
import { IntegerField } from '@/components/form/fields/number-fields.tsx'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { facts } from '@/domain/product/product-columns.ts'
import { choices } from './facts.ts'
import type { ProductValues } from './product-schema.ts'

/** What a teacher wants to know before buying; each may be left empty. */
export function FactsFields({ form }: { form: EntityForm<ProductValues> }) {
  const short = facts.filter(([, { kind }]) => kind !== 'text')
  const long = facts.filter(([, { kind }]) => kind === 'text')
  return (
    <FieldGroup
      error={undefined}
      label={<FormattedMessage defaultMessage="Facts for the buyer" id="z1Jokw" />}
    >
      <div className="mt-2 grid items-start gap-5 min-[480px]:grid-cols-2 min-[700px]:grid-cols-4">
        {short.map((fact) => (
          <FactField key={fact[0]} form={form} fact={fact} />
        ))}
      </div>
      {long.map((fact) => (
        <div key={fact[0]} className="mt-5">
          <FactField form={form} fact={fact} />
        </div>
      ))}
    </FieldGroup>
  )
}

function FactField({
  form,
  fact: [name, { kind, word, label = word }],
}: {
  form: EntityForm<ProductValues>
  fact: (typeof facts)[number]
}) {
  const intl = useIntl()
  const field = { form, name, label: <FormattedMessage {...label} /> }
  const chosen = choices[kind]
  if (chosen !== undefined)
    return (
      <SelectField
        {...field}
        options={chosen.map((value) => ({ value, label: choiceName(intl, value) }))}
      />
    )
  return kind === 'text' ? <TextField {...field} /> : <IntegerField {...field} />
}

/** The language or the term. */
function choiceName(intl: IntlShape, value: string) {
  if (value === 'en') return intl.formatMessage({ defaultMessage: 'English', id: 'WkrNSk' })
  if (value === 'af') return intl.formatMessage({ defaultMessage: 'Afrikaans', id: 'GAyB2V' })
  return intl.formatMessage({ defaultMessage: 'Term {number}', id: 'eLdjtS' }, { number: value })
}
