import { useEffect, useRef, type RefObject } from 'react'
import { useFormState, type FieldErrors } from 'react-hook-form'
import type { EntityForm } from '@/components/form/entity-form.ts'
import type { LessonValues } from './lesson-values.ts'

/** The first step on which something is missing or wrong, 0 for the details; null where nothing is. */
export function firstWrongStep({ steps, ...details }: FieldErrors<LessonValues>): number | null {
  if (Object.keys(details).length > 0) return 0
  const index = Array.isArray(steps) ? steps.findIndex((one) => one !== undefined) : -1
  return index === -1 ? null : index + 1
}

/**
 * Saving was tried and something is missing on a step that is not shown: leads to the first of them, and to the field.
 * @returns for the element around the shown step
 */
export function useWrongStep(
  form: EntityForm<LessonValues>,
  here: number,
  onStep: (at: number) => void,
): RefObject<HTMLDivElement | null> {
  const shown = useRef<HTMLDivElement>(null)
  const led = useRef(false)
  const { submitCount, errors } = useFormState({ control: form.control })
  // Errors are there with the count; both change outside React.
  useEffect(() => {
    if (submitCount === 0) return
    const at = firstWrongStep(errors)
    if (at === null || at === here) return
    led.current = true
    onStep(at)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each try
  }, [submitCount])
  // In the document: the step is drawn by now.
  useEffect(() => {
    if (!led.current) return
    led.current = false
    shown.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [here])
  return shown
}
