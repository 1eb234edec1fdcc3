import type { ReactNode } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Input } from '@/components/ui/input.tsx'
import { TimeInput } from '@/components/ui/time-input.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatDay, formatMoment } from '@/lib/dates.ts'
import { isWallTime, momentOf } from '@/lib/wall-time.ts'
import { Field } from '../field.tsx'
import { FieldGroup } from '../field-group.tsx'
import { textOf, useBoundField, type BoundFieldProps } from './use-bound-field.ts'

const dayPattern = /^\d{4}-\d\d-\d\d$/

/** A day as "2027-02-03", in the browser's own field. */
export function DateField<V extends FieldValues, N extends FieldPathByValue<V, string>>({
  min,
  max,
  onChosen,
  ...props
}: BoundFieldProps<V, N> & { min?: string; max?: string; onChosen?: (day: string) => void }) {
  const locale = useLocale()
  const { ref, field, words } = useBoundField(props, (value) =>
    dayPattern.test(textOf(value)) ? formatDay(textOf(value), locale) : textOf(value),
  )
  return (
    <Field {...words}>
      {(control) => (
        <Input
          {...control}
          {...field}
          ref={ref}
          type="date"
          min={min}
          max={max}
          value={textOf(field.value)}
          onChange={({ target }) => {
            field.onChange(target.value)
            onChosen?.(target.value)
          }}
        />
      )}
    </Field>
  )
}

/** A time of day as "07:45", in 24 hours. */
export function TimeField<V extends FieldValues, N extends FieldPathByValue<V, string>>({
  onChosen,
  ...props
}: BoundFieldProps<V, N> & { onChosen?: (time: string) => void }) {
  const { ref, field, words } = useBoundField(props)
  return (
    <Field {...words}>
      {(control) => (
        <TimeInput
          {...control}
          {...field}
          ref={ref}
          value={textOf(field.value)}
          onChange={({ target }) => {
            field.onChange(target.value)
            onChosen?.(target.value)
          }}
        />
      )}
    </Field>
  )
}

/**
 * A day and a time of day in South African time, held as "2027-02-03T08:00"; `momentOf` turns that into a moment. It is ""
 * while both are empty. While only one is filled in, the schema refuses the half.
 * @public
 */
export function DateTimeField<V extends FieldValues, N extends FieldPathByValue<V, string>>(
  props: BoundFieldProps<V, N>,
) {
  const intl = useIntl()
  const locale = useLocale()
  const show = (value: unknown): ReactNode =>
    isWallTime(textOf(value)) ? formatMoment(momentOf(textOf(value)), locale) : textOf(value)
  const { ref, field, words } = useBoundField(props, show)
  const [day = '', time = ''] = textOf(field.value).split('T')
  const put = (nextDay: string, nextTime: string) =>
    field.onChange(nextDay === '' && nextTime === '' ? '' : `${nextDay}T${nextTime}`)
  const part = {
    'aria-invalid': words.error !== undefined,
    onBlur: field.onBlur,
    name: field.name,
  }
  return (
    <FieldGroup {...words}>
      <div className="mt-1.5 grid grid-cols-[1fr_5.5rem] gap-3">
        <Input
          {...part}
          ref={ref}
          type="date"
          value={day}
          aria-label={intl.formatMessage({
            defaultMessage: 'Date',
            id: 'QMNswo',
            description: 'Of a date and a time',
          })}
          onChange={({ target }) => put(target.value, time)}
        />
        <TimeInput
          {...part}
          value={time}
          aria-label={intl.formatMessage({
            defaultMessage: 'Time',
            id: 'WORXXz',
            description: 'Of a date and a time',
          })}
          onChange={({ target }) => put(day, target.value)}
        />
      </div>
      <p className="text-ink-muted mt-1 text-sm">
        <FormattedMessage defaultMessage="South African time" id="bEm+8g" />
      </p>
    </FieldGroup>
  )
}
