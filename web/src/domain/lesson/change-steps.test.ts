import { lessonStepsSchema } from '@kryt/documents/lesson-template'
import { describe, expect, test } from 'vitest'
import {
  changeField,
  changeStep,
  moved,
  newStep,
  ofType,
  stepsToStore,
  without,
} from './change-steps.ts'
import type { LessonField } from './lesson-values.ts'

const field = (change: Partial<LessonField> = {}): LessonField => ({
  type: 'Text',
  label: 'Aim',
  value: '',
  ...change,
})

test('an entry moves by one place and stops at the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
  expect(without(['a', 'b', 'c'], 1)).toEqual(['a', 'c'])
})

test('a change leaves the other steps and fields the same objects', () => {
  const steps = [newStep('One'), { ...newStep('Two'), fields: [field(), field()] }]
  const changed = changeField(steps, 1, 0, (one) => ({ ...one, value: 'x' }))
  expect(changed[0]).toBe(steps[0])
  expect(changed[1]?.fields[0]?.value).toBe('x')
  expect(changed[1]?.fields[1]).toBe(steps[1]?.fields[1])
  expect(steps[1]?.fields[0]?.value).toBe('')
  expect(changeStep(steps, 0, { name: 'First' }).map(({ name }) => name)).toEqual(['First', 'Two'])
})

describe('a field of another type', () => {
  const items = ['Pairs', 'Groups']
  test.each([
    [field({ value: 'long text' }), 'Textarea', 'long text'],
    [field({ value: 'Pairs', items }), 'Checkbox', ['Pairs']],
    [field({ value: 'Alone', items }), 'Radio', ''],
    [field({ type: 'Checkbox', value: ['Groups', 'Pairs'], items }), 'Select', 'Groups'],
    [field({ type: 'Checkbox', value: ['Groups'], items }), 'Text', 'Groups'],
    [field({ value: null }), 'Multi Select', []],
  ] as const)('%o as %s holds %o', (before, type, value) => {
    expect(ofType(before, type).value).toEqual(value)
    expect(ofType(before, type).items).toBe(before.items)
  })
})

test('only choices store items, trimmed, each once; the stored steps fit their schema', () => {
  const stored = stepsToStore([
    {
      name: ' Introduction ',
      fields: [
        field({ items: ['left over'] }),
        field({ type: 'Radio', label: ' How ', items: [' Pairs', 'Pairs ', '', 'Groups'] }),
      ],
    },
  ])
  expect(stored[0]?.name).toBe('Introduction')
  expect(stored[0]?.fields.map(({ items }) => items)).toEqual([[], ['Pairs', 'Groups']])
  expect(stored[0]?.fields[1]?.label).toBe('How')
  expect(() => lessonStepsSchema.parse(stored)).not.toThrow()
})
