import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { Field } from '../field.tsx'
import { useBoundField, type BoundFieldProps, type MayBeOff } from './use-bound-field.ts'

/**
 * A whole number out of a few, such as points or a percentage, in the browser's own slider: it has the keys, the touch and
 * the names that screen readers know.
 */
export function SliderField<V extends FieldValues, N extends FieldPathByValue<V, number>>({
  form,
  name,
  label,
  hint,
  min,
  max,
  step = 1,
  marks = [],
  write = String,
  disabledBecause,
}: BoundFieldProps<V, N> &
  MayBeOff & {
    min: number
    max: number
    step?: number
    /** Numbers that stand below it; without them its value stands there. */
    marks?: readonly number[]
    /** The value in words, such as "3 days" or "40 %". */
    write?: (value: number) => string
  }) {
  const show = (shown: unknown) => (typeof shown === 'number' ? write(shown) : null)
  const bound = useBoundField({ form, name, label, hint: disabledBecause ?? hint }, show)
  const { ref, field, words } = bound
  const value = typeof field.value === 'number' ? field.value : min
  return (
    <Field {...words}>
      {(control) => (
        <div>
          <input
            {...control}
            ref={ref}
            name={field.name}
            type="range"
            min={min}
            max={max}
            step={step}
            value={value}
            disabled={disabledBecause !== undefined}
            aria-valuetext={write(value)}
            onChange={({ target }) => field.onChange(target.valueAsNumber)}
            onBlur={field.onBlur}
            className="accent-board block h-11 w-full cursor-pointer disabled:cursor-not-allowed disabled:opacity-55"
          />
          <div aria-hidden="true" className="flex justify-between px-[2px] text-sm tabular-nums">
            {marks.length === 0 ? (
              <>
                <span className="text-ink-muted">{write(min)}</span>
                <span className="text-board font-bold">{write(value)}</span>
                <span className="text-ink-muted">{write(max)}</span>
              </>
            ) : (
              marks.map((mark) => (
                <span
                  key={mark}
                  className={
                    mark === value
                      ? 'text-board w-3 text-center font-bold'
                      : 'text-ink-muted w-3 text-center'
                  }
                >
                  {mark}
                </span>
              ))
            )}
          </div>
        </div>
      )}
    </Field>
  )
}
