import { PencilRulerIcon } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useController } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { useKnownField } from '@/components/form/fields/use-bound-field.ts'
import { Button } from '@/components/ui/button.tsx'
import { changeField } from './change-steps.ts'
import { FilledField } from './filled-field.tsx'
import type { LessonRules } from './lesson-shelf.ts'
import type { LessonStep, LessonValues } from './lesson-values.ts'
import { StepShape } from './step-shape.tsx'

export type FieldPart = 'label' | 'value' | 'items' | 'hint' | 'placeholder'

/** The message for a part of the steps, such as the value of a field. */
export type ErrorAt = (field: number, part: FieldPart) => string | undefined

/** One step of a lesson: its fields to fill in, or to change as they are. */
export function LessonStepForm({
  form,
  step,
  rules,
  onStep,
}: {
  form: EntityForm<LessonValues>
  step: number
  rules: LessonRules
  onStep: (at: number) => void
}) {
  const intl = useIntl()
  const { field: bound, formState } = useController({ control: form.control, name: 'steps' })
  const label = intl.formatMessage({ defaultMessage: 'Steps', id: 'huCHmk' })
  useKnownField({ form, name: 'steps', label }, (value) => stepsInWords(value as LessonStep[]))
  const steps = bound.value
  const shown = steps[step]
  // Without labels there is nothing to fill in yet; who makes a template leaves that to others.
  const [shaping, setShaping] = useState(
    () => rules.shared || (shown?.fields.some((one) => one.label.trim() === '') ?? true),
  )
  const { getValues, setValue } = form
  const change = useCallback(
    (next: LessonStep[]) => setValue('steps', next, { shouldDirty: true, shouldValidate: true }),
    [setValue],
  )
  // The same for each key, so that only the field that was typed in is drawn.
  const fill = useCallback(
    (at: number, value: string | string[]) =>
      change(changeField(getValues('steps'), step, at, (each) => ({ ...each, value }))),
    [change, getValues, step],
  )
  if (shown === undefined) return null
  const wrong = formState.errors.steps?.[step]
  const errorAt: ErrorAt = (field, part) => {
    const error = wrong?.fields?.[field]?.[part]
    return formState.touchedFields.steps === undefined && formState.submitCount === 0
      ? undefined
      : (error as { message?: string } | undefined)?.message
  }
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg font-semibold wrap-anywhere">{shown.name}</h3>
        <Button
          variant="quiet"
          size="sm"
          aria-pressed={shaping}
          onClick={() => setShaping(!shaping)}
        >
          <PencilRulerIcon aria-hidden="true" />
          {shaping ? (
            <FormattedMessage defaultMessage="Fill in" id="/p5fBq" />
          ) : (
            <FormattedMessage defaultMessage="Change the fields" id="55xzcm" />
          )}
        </Button>
      </div>
      {shaping ? (
        <StepShape
          steps={steps}
          step={step}
          shared={rules.shared}
          errorAt={errorAt}
          onChange={change}
          onStep={onStep}
        />
      ) : (
        shown.fields.map((one, index) => (
          <FilledField
            key={one.id ?? index}
            field={one}
            required={rules.filled}
            at={index}
            name={`${form.id}-${String(step)}-${String(index)}`}
            error={errorAt(index, 'value')}
            onBlur={bound.onBlur}
            onValue={fill}
          />
        ))
      )}
    </div>
  )
}

/** For somebody who has to choose between two versions. */
const stepsInWords = (steps: readonly LessonStep[]): string =>
  steps
    .map(({ name, fields }) =>
      [
        name,
        ...fields.map(
          (one) =>
            `${one.label}: ${Array.isArray(one.value) ? one.value.join(', ') : (one.value ?? '')}`,
        ),
      ].join('\n'),
    )
    .join('\n\n')
