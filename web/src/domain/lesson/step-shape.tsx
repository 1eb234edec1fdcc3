import { PlusIcon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'
import * as longest from '@/lib/longest.ts'
import { changeField, changeStep, moved, newField, without } from './change-steps.ts'
import { FieldShape } from './field-shape.tsx'
import type { ErrorAt } from './lesson-step-form.tsx'
import type { LessonStep } from './lesson-values.ts'
import { PlaceButtons } from './place-buttons.tsx'

/** What a step asks: its name, and its fields to add, change, move and take away. */
export function StepShape({
  steps,
  step,
  shared,
  errorAt,
  onChange,
  onStep,
}: {
  steps: readonly LessonStep[]
  step: number
  shared: boolean
  errorAt: ErrorAt
  onChange: (steps: LessonStep[]) => void
  /** Leads to a step of the wizard; 0 is the details. */
  onStep: (at: number) => void
}) {
  const shown = steps[step]
  if (shown === undefined) return null
  const withFields = (fields: LessonStep['fields']) => onChange(changeStep(steps, step, { fields }))
  return (
    <div className="grid gap-5">
      <div className="grid items-end gap-3 min-[480px]:grid-cols-[1fr_auto]">
        <Field
          label={<FormattedMessage defaultMessage="Name of the step" id="IlrIeZ" />}
          error={undefined}
        >
          {(control) => (
            <Input
              {...control}
              value={shown.name}
              maxLength={longest.documentLine}
              autoComplete="off"
              onChange={({ target }) => onChange(changeStep(steps, step, { name: target.value }))}
            />
          )}
        </Field>
        <PlaceButtons
          of={shown.name}
          first={step === 0}
          last={step === steps.length - 1}
          onMove={(by) => {
            onChange(moved(steps, step, by))
            onStep(step + 1 + by)
          }}
          onRemove={() => {
            onChange(without(steps, step))
            onStep(step)
          }}
        />
      </div>
      <ol className="grid gap-4">
        {shown.fields.map((field, index) => (
          <li key={field.id ?? index} className="border-line grid gap-4 rounded-md border p-4">
            <FieldShape
              field={field}
              shared={shared}
              errorAt={(part) => errorAt(index, part)}
              onChange={(next) => onChange(changeField(steps, step, index, () => next))}
            />
            <PlaceButtons
              of={field.label}
              first={index === 0}
              last={index === shown.fields.length - 1}
              onMove={(by) => withFields(moved(shown.fields, index, by))}
              onRemove={() => withFields(without(shown.fields, index))}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          variant="outline"
          size="sm"
          onClick={() => withFields([...shown.fields, newField()])}
        >
          <PlusIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Add a field" id="kRcjv4" />
        </Button>
      </div>
    </div>
  )
}
