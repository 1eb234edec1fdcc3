import { useWatch } from 'react-hook-form'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { MoneyField, PercentField } from '@/components/form/fields/number-fields.tsx'
import type { ChangeValues } from './change-schema.ts'

const names = ['set', 'by', 'percent'] as const

/** A new price, an amount or a percentage: filling one in clears the others. */
export function PriceFields({ form }: { form: EntityForm<ChangeValues> }) {
  const values = useWatch({ control: form.control, name: names })
  const last = useRef(values)
  // The fields write by themselves, so what was filled in last is seen here.
  useEffect(() => {
    const filled = names.findIndex((_, at) => values[at] !== '' && values[at] !== last.current[at])
    last.current = values
    if (filled === -1) return
    names.forEach((name, at) => {
      if (at !== filled && values[at] !== '') form.setValue(name, '', { shouldValidate: true })
    })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the form is the same throughout
  }, [values])
  return (
    <div className="grid items-start gap-5 min-[600px]:grid-cols-3">
      <MoneyField
        form={form}
        name="set"
        label={<FormattedMessage defaultMessage="New price" id="JC9zw9" />}
      />
      <MoneyField
        form={form}
        name="by"
        label={<FormattedMessage defaultMessage="Or an amount more" id="7hz1wl" />}
        hint={<FormattedMessage defaultMessage="With a minus: less." id="GQA362" />}
      />
      <PercentField
        form={form}
        name="percent"
        label={<FormattedMessage defaultMessage="Or a percentage more" id="lYGN8i" />}
        hint={<FormattedMessage defaultMessage="With a minus: less." id="GQA362" />}
      />
    </div>
  )
}
