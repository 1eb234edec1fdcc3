import type { LessonField, LessonStep } from './lesson-values.ts'

type Steps = readonly LessonStep[]

const replaced = <T>(list: readonly T[], index: number, change: (item: T) => T): T[] =>
  list.map((item, position) => (position === index ? change(item) : item))

/** The list with one entry a place further up (-1) or down (1); unchanged at either end. */
export function moved<T>(list: readonly T[], index: number, by: -1 | 1): T[] {
  const to = index + by
  if (to < 0 || to >= list.length) return [...list]
  const next = [...list]
  next.splice(to, 0, ...next.splice(index, 1))
  return next
}

export const without = <T>(list: readonly T[], index: number): T[] =>
  list.filter((_item, position) => position !== index)

const choiceTypes: readonly LessonField['type'][] = ['Select', 'Multi Select', 'Radio', 'Checkbox']

export const isChoice = ({ type }: Pick<LessonField, 'type'>) => choiceTypes.includes(type)

/** Whether a field takes several answers. */
export const takesList = ({ type }: Pick<LessonField, 'type'>) =>
  type === 'Multi Select' || type === 'Checkbox'

/** Whether an example can stand in an empty field; buttons and boxes have no room for one. */
export const hasPlaceholder = ({ type }: Pick<LessonField, 'type'>) =>
  type !== 'Radio' && type !== 'Checkbox'

/** A new field; its id tells the rows of the editor apart. */
export const newField = (): LessonField => ({
  id: crypto.randomUUID(),
  type: 'Textarea',
  label: '',
  value: '',
})

export const newStep = (name: string): LessonStep => ({
  id: crypto.randomUUID(),
  name,
  fields: [newField()],
})

/** The field of another type: an answer that the new type cannot hold goes, and choices stay for a later choice type. */
export function ofType(field: LessonField, type: LessonField['type']): LessonField {
  const next = { ...field, type }
  const answers = (typeof field.value === 'string' ? [field.value] : (field.value ?? [])).filter(
    (one) => !isChoice(next) || (field.items ?? []).includes(one),
  )
  return { ...next, value: takesList(next) ? answers : (answers[0] ?? '') }
}

export const changeStep = (steps: Steps, step: number, change: Partial<LessonStep>): LessonStep[] =>
  replaced(steps, step, (one) => ({ ...one, ...change }))

export const changeField = (
  steps: Steps,
  step: number,
  field: number,
  change: (field: LessonField) => LessonField,
): LessonStep[] =>
  replaced(steps, step, (one) => ({ ...one, fields: replaced(one.fields, field, change) }))

/** As it is stored: only choice types keep items, each once and not blank (T5.6). */
export const stepsToStore = (steps: Steps): LessonStep[] =>
  steps.map((step) => ({
    ...step,
    name: step.name.trim(),
    fields: step.fields.map((field) => ({
      ...field,
      label: field.label.trim(),
      items: isChoice(field)
        ? [...new Set((field.items ?? []).map((item) => item.trim()))].filter((item) => item !== '')
        : [],
    })),
  }))
