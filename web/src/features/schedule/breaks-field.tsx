import { PlusIcon } from 'lucide-react'
import { useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { FormattedList, FormattedMessage } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { FieldGroup } from '@/components/form/field-group.tsx'
import { useKnownField } from '@/components/form/fields/use-bound-field.ts'
import { Button } from '@/components/ui/button.tsx'
import { BreakRow } from './break-row.tsx'
import { mostBreaks, type DayValues } from './day-form-schema.ts'

const label = <FormattedMessage defaultMessage="Breaks" id="3zIJku" />

/** For whoever has to choose between two versions of a day: "20 min after period 3, 15 min after period 6". */
const inWords = (value: unknown) => {
  const breaks = value as DayValues['breaks'] // the form keeps nothing else in this field
  return breaks.length === 0 ? null : (
    <FormattedList
      value={breaks.map(({ minutes, after }, index) => (
        <FormattedMessage
          key={index}
          defaultMessage="{minutes} min after period {period}"
          id="YWkBH9"
          values={{ minutes, period: after }}
        />
      ))}
    />
  )
}

/** How long each break is and after which period it comes. */
export function BreaksField({ form }: { form: EntityForm<DayValues> }) {
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'breaks' })
  const periods = Number(useWatch({ control, name: 'periods' })) || 8
  const errors = useFormState({ control, name: 'breaks' }).errors.breaks
  useKnownField({ form, name: 'breaks', label }, inWords)
  const wrong = fields
    .map((_, index) => errors?.[index]?.minutes?.message)
    .find((message) => message !== undefined)
  return (
    <FieldGroup label={label} error={wrong ?? errors?.root?.message}>
      <div className="mt-2 grid gap-2">
        {fields.map((field, index) => (
          <BreakRow
            key={field.id}
            form={form}
            index={index}
            periods={periods}
            onRemove={() => remove(index)}
          />
        ))}
        {fields.length < mostBreaks && (
          <Button
            variant="link"
            size="inline"
            className="h-11 justify-self-start"
            onClick={() => append({ minutes: '15', after: String(Math.ceil(periods / 2)) })}
          >
            <PlusIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Add a break" id="C1FC/R" />
          </Button>
        )}
      </div>
    </FieldGroup>
  )
}
