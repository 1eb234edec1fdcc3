import { PlusIcon, XIcon } from 'lucide-react'
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { FieldGroup } from '@/components/form/field-group.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Select } from '@/components/ui/select.tsx'
import { mostBreaks, type DayValues } from './day-form-schema.ts'

/** How long each break is and after which period it comes. */
export function BreaksField({ form }: { form: UseFormReturn<DayValues> }) {
  const intl = useIntl()
  const { control, register, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'breaks' })
  const periods = Number(useWatch({ control, name: 'periods' })) || 8
  const errors = formState.errors.breaks
  const wrong = fields
    .map((_, index) => errors?.[index]?.minutes?.message)
    .find((message) => message !== undefined)
  return (
    <FieldGroup
      label={<FormattedMessage defaultMessage="Breaks" id="3zIJku" />}
      error={wrong ?? errors?.root?.message}
    >
      <div className="mt-2 grid gap-2">
        {fields.map((field, index) => (
          <div
            key={field.id}
            className="grid grid-cols-[5rem_auto_1fr_auto] items-center gap-2 text-[15px]"
          >
            <Input
              {...register(`breaks.${index}.minutes`)}
              type="number"
              min={1}
              max={240}
              aria-label={intl.formatMessage(
                { defaultMessage: 'Minutes of break {number}', id: '/3zzDG' },
                { number: index + 1 },
              )}
              aria-invalid={errors?.[index]?.minutes !== undefined}
            />
            <span aria-hidden="true" className="text-ink-muted">
              <FormattedMessage
                defaultMessage="min after"
                id="zVNlzs"
                description="20 min after period 3: between two fields"
              />
            </span>
            <Select
              {...register(`breaks.${index}.after`)}
              aria-label={intl.formatMessage(
                { defaultMessage: 'Break {number} comes after', id: 'Vq6ETl' },
                { number: index + 1 },
              )}
            >
              {Array.from({ length: Math.min(periods, 20) }, (_, period) => (
                <option key={period} value={period + 1}>
                  {intl.formatMessage(
                    { defaultMessage: 'period {number}', id: 'oIL1EH' },
                    { number: period + 1 },
                  )}
                </option>
              ))}
            </Select>
            <Button
              variant="quiet"
              size="icon"
              aria-label={intl.formatMessage(
                { defaultMessage: 'Remove break {number}', id: 'x3Ce7+' },
                { number: index + 1 },
              )}
              onClick={() => remove(index)}
            >
              <XIcon aria-hidden="true" />
            </Button>
          </div>
        ))}
        {fields.length < mostBreaks && (
          <Button
            variant="link"
            size="inline"
            className="h-11 justify-self-start"
            onClick={() =>
              append({
                minutes: '15',
                after: String(Math.min(Math.ceil(periods / 2), periods)),
              })
            }
          >
            <PlusIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Add a break" id="C1FC/R" />
          </Button>
        )}
      </div>
    </FieldGroup>
  )
}
