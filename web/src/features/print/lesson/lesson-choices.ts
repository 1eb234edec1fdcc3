import type { LessonSteps } from '@kryt/documents/lesson-template'

export type PlannedField = LessonSteps[number]['fields'][number]

/** What was filled in; several for the types that take several. */
export function chosenOf({ value = null }: Pick<PlannedField, 'value'>): string[] {
  const given = typeof value === 'string' ? [value] : (value ?? [])
  return given.filter((one) => one.trim() !== '')
}

/** The choices, and behind them what was chosen while it still was one: it is not lost because the list has changed. */
export function shownItems(field: PlannedField): string[] {
  const items = field.items ?? []
  return [...items, ...chosenOf(field).filter((value) => !items.includes(value))]
}
