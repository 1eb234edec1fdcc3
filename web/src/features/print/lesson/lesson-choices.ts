import type { LessonSteps } from '@kryt/documents/lesson-template'

export type PlannedField = LessonSteps[number]['fields'][number]

/** The values of a field; several for types with several answers. */
export function chosenOf({ value = null }: Pick<PlannedField, 'value'>): string[] {
  const given = typeof value === 'string' ? [value] : (value ?? [])
  return given.filter((one) => one.trim() !== '')
}

/**
 * The choices, followed by chosen values that are no longer choices, so that they are not lost when the
 * list changes.
 */
export function shownItems(field: PlannedField): string[] {
  const items = field.items ?? []
  return [...items, ...chosenOf(field).filter((value) => !items.includes(value))]
}
