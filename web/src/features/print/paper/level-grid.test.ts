import { expect, test } from 'vitest'
import { hasLevels, levelGrid } from './level-grid.ts'
import type { Question } from './sections.ts'

const low = { label: 'Low', percentage: 50 }
const high = { label: 'High', percentage: 20 }

const question = (number: string, marks: number, fields: Question['fields']): Question => ({
  number,
  marks,
  fields,
})

test('marks by question and level, with what is prescribed in whole marks', () => {
  const grid = levelGrid(
    [
      question('1', 15, [
        { number: '1.1', marks: 10, cognitiveLevel: low },
        { number: '1.2', marks: 5, cognitiveLevel: high },
      ]),
      question('2', 10, [{ number: '2.1', marks: 4, cognitiveLevel: high }]),
    ],
    [],
  )
  expect(grid.total).toBe(25)
  expect(grid.rows).toEqual([
    { number: '1', marks: [10, 5, 0], sum: 15 },
    { number: '2', marks: [0, 4, 6], sum: 10 },
  ])
  expect(
    grid.levels.map(({ label, used, prescribed, share }) => [label, used, prescribed, share]),
  ).toEqual([
    ['Low', 10, 13, 40],
    ['High', 9, 5, 36],
    [null, 6, null, 24],
  ])
})

test('marks that all have a level need no further column', () => {
  const grid = levelGrid([question('1', 3, [{ number: '1.1', marks: 3, cognitiveLevel: low }])], [])
  expect(grid.levels).toHaveLength(1)
  expect(grid.rows).toEqual([{ number: '1', marks: [3], sum: 3 }])
})

test('the levels of the taxonomy are shown in their order, also those that no part has', () => {
  const top = { label: 'Top', percentage: 30 }
  const { levels, rows } = levelGrid(
    [question('1', 25, [{ number: '1.1', marks: 25, cognitiveLevel: high }])],
    [low, high, top],
  )
  expect(levels.map(({ label, used, prescribed }) => [label, used, prescribed])).toEqual([
    ['Low', 0, 13],
    ['High', 25, 5],
    ['Top', 0, 7],
  ])
  expect(rows[0]?.marks).toEqual([0, 25, 0])
})

test('a paper without levels has no grid', () => {
  expect(hasLevels([question('1', 3, [{ number: '1.1', marks: 3 }])])).toBe(false)
  expect(hasLevels([])).toBe(false)
})
