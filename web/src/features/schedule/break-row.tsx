import { XIcon } from 'lucide-react'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { textOf, useBoundField } from '@/components/form/fields/use-bound-field.ts'
import { Button } from '@/components/ui/button.tsx'
import { NumberInput, numberWriting } from '@/components/ui/number-input.tsx'
import { Select } from '@/components/ui/select.tsx'
import { mostPeriods, type DayValues } from './day-form-schema.ts'

const writing = numberWriting(0)

/** One break of a day: its minutes, and the period before it. */
export function BreakRow({
  form,
  index,
  periods,
  onRemove,
}: {
  form: EntityForm<DayValues>
  index: number
  periods: number
  onRemove: () => void
}) {
  const intl = useIntl()
  const errorId = useId()
  const number = index + 1
  const minutesLabel = intl.formatMessage(
    { defaultMessage: 'Minutes of break {number}', id: '/3zzDG' },
    { number },
  )
  const afterLabel = intl.formatMessage(
    { defaultMessage: 'Break {number} comes after', id: 'Vq6ETl' },
    { number },
  )
  const {
    ref: minutesRef,
    field: minutes,
    words,
  } = useBoundField({ form, name: `breaks.${index}.minutes`, label: minutesLabel })
  const { ref: afterRef, field: after } = useBoundField({
    form,
    name: `breaks.${index}.after`,
    label: afterLabel,
  })
  return (
    <div className="grid grid-cols-[5rem_auto_1fr_auto] items-center gap-2 text-[15px]">
      <NumberInput
        name={minutes.name}
        ref={minutesRef}
        writing={writing}
        value={textOf(minutes.value)}
        onValue={minutes.onChange}
        onBlur={minutes.onBlur}
        aria-label={minutesLabel}
        aria-invalid={words.error !== undefined}
        aria-describedby={words.error === undefined ? undefined : errorId}
      />
      <span aria-hidden="true" className="text-ink-muted">
        <FormattedMessage
          defaultMessage="min after"
          id="zVNlzs"
          description="20 min after period 3: between two fields"
        />
      </span>
      <Select {...after} ref={afterRef} value={textOf(after.value)} aria-label={afterLabel}>
        {/* While 8 becomes 10 there is one period for a moment: a break stays where it was put. */}
        {Array.from(
          { length: Math.min(Math.max(periods, Number(after.value)), mostPeriods) },
          (_, period) => (
            <option key={period} value={period + 1}>
              {intl.formatMessage(
                { defaultMessage: 'period {number}', id: 'oIL1EH' },
                { number: period + 1 },
              )}
            </option>
          ),
        )}
      </Select>
      <Button
        variant="quiet"
        size="icon"
        aria-label={intl.formatMessage(
          { defaultMessage: 'Remove break {number}', id: 'x3Ce7+' },
          { number },
        )}
        onClick={onRemove}
      >
        <XIcon aria-hidden="true" />
      </Button>
      {words.error !== undefined && (
        <p id={errorId} className="text-danger col-span-full text-sm font-medium">
          {words.error}
        </p>
      )}
    </div>
  )
}
