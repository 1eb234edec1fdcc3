import { Switch } from 'radix-ui'
import { useId, type ReactNode } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { Choice } from '@/components/ui/choice.tsx'
import { FieldGroup } from '../field-group.tsx'
import type { Option } from './select-field.tsx'
import { textOf, useBoundField, type BoundFieldProps } from './use-bound-field.ts'

const yesOrNo = (value: unknown): ReactNode =>
  value === true ? (
    <FormattedMessage defaultMessage="Yes" id="O7msXK" description="A box that is ticked" />
  ) : (
    <FormattedMessage defaultMessage="No" id="lF6iVV" description="A box that is not ticked" />
  )

function Below({ id, hint, error }: { id: string; hint: ReactNode; error: string | undefined }) {
  return (
    <>
      {hint !== undefined && (
        <div id={`${id}-hint`} className="text-ink-muted text-sm">
          {hint}
        </div>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="text-danger text-sm font-medium">
          {error}
        </p>
      )}
    </>
  )
}

const describedBy = (id: string, hint: ReactNode, error: string | undefined) =>
  [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`]
    .join(' ')
    .trim() || undefined

/** One box to tick. */
export function CheckboxField<V extends FieldValues, N extends FieldPathByValue<V, boolean>>({
  onChosen,
  ...props
}: BoundFieldProps<V, N> & {
  /** What else changes with it. */
  onChosen?: (ticked: boolean) => void
}) {
  const id = useId()
  const { ref, field, words } = useBoundField(props, yesOrNo)
  return (
    <div>
      <Choice
        type="checkbox"
        id={id}
        name={field.name}
        ref={ref}
        onBlur={field.onBlur}
        checked={field.value === true}
        aria-invalid={words.error !== undefined}
        aria-describedby={describedBy(id, words.hint, words.error)}
        onChange={({ target }) => {
          field.onChange(target.checked)
          onChosen?.(target.checked)
        }}
      >
        {words.label}
      </Choice>
      <Below id={id} hint={words.hint} error={words.error} />
    </div>
  )
}

/** Something that is on or off. */
export function SwitchField<V extends FieldValues, N extends FieldPathByValue<V, boolean>>(
  props: BoundFieldProps<V, N> & { disabled?: boolean },
) {
  const id = useId()
  const { ref, field, words } = useBoundField(props, yesOrNo)
  return (
    <div>
      <div className="flex min-h-11 items-center gap-3">
        <Switch.Root
          id={id}
          ref={ref}
          onBlur={field.onBlur}
          checked={field.value === true}
          disabled={props.disabled ?? false}
          aria-invalid={words.error !== undefined}
          aria-describedby={describedBy(id, words.hint, words.error)}
          onCheckedChange={field.onChange}
          className="border-line-strong data-[state=checked]:border-board data-[state=checked]:bg-board bg-card h-7 w-12 shrink-0 rounded-full border transition-colors disabled:opacity-55"
        >
          <Switch.Thumb className="bg-ink-muted data-[state=checked]:bg-board-ink block size-5 translate-x-[3px] rounded-full transition-transform data-[state=checked]:translate-x-[23px]" />
        </Switch.Root>
        <label htmlFor={id} className="min-w-0 cursor-pointer text-base wrap-anywhere hyphens-auto">
          {words.label}
        </label>
      </div>
      <Below id={id} hint={words.hint} error={words.error} />
    </div>
  )
}

/** A few choices, all in sight. */
export function RadioField<V extends FieldValues, N extends FieldPathByValue<V, string>>({
  options,
  onChosen,
  ...props
}: BoundFieldProps<V, N> & {
  options: readonly Option[]
  /** What else changes with the choice. */
  onChosen?: (value: string) => void
}) {
  const group = useId()
  const { ref, field, words } = useBoundField(
    props,
    (value) => options.find((option) => option.value === value)?.label ?? null,
  )
  return (
    <FieldGroup {...words}>
      {options.map(({ value, label }, index) => (
        <Choice
          key={value}
          type="radio"
          name={group}
          ref={index === 0 ? ref : undefined}
          onBlur={field.onBlur}
          checked={textOf(field.value) === value}
          onChange={() => {
            field.onChange(value)
            onChosen?.(value)
          }}
        >
          {label}
        </Choice>
      ))}
    </FieldGroup>
  )
}
