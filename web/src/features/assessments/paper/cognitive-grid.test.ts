import { expect, test } from 'vitest'
import { cognitiveGrid, exceededLevels } from './cognitive-grid.ts'
import { questionsOf } from './paper.ts'
import { emptyPaper } from './paper-testing.ts'
import { reduce } from './reduce.ts'

const low = { label: 'Low order', percentage: 30 }
const high = { label: 'High order', percentage: 70 }

/** Two parts, with marks on each level. */
function marked(onLow: number, onHigh: number | null) {
  const empty = emptyPaper()
  const question = questionsOf(empty)[0]?.id ?? ''
  const first = questionsOf(empty)[0]?.parts[0]?.id ?? ''
  const second = 'part-2'
  const edits = [
    { kind: 'add-part', question, after: null, id: second },
    { kind: 'marks', part: first, marks: onLow },
    { kind: 'level', part: first, level: low },
    { kind: 'marks', part: second, marks: onHigh },
    { kind: 'level', part: second, level: onHigh === null ? null : high },
  ] as const
  return edits.reduce(reduce, empty)
}

test('a level is exceeded when its marks are more than the total times its percentage, not when they are equal', () => {
  expect(exceededLevels(marked(3, 7))).toEqual([])
  expect(exceededLevels(marked(3.5, 6.5))).toEqual(['Low order'])
  expect(exceededLevels(marked(2.5, 7.5))).toEqual(['High order'])
  expect(exceededLevels(marked(1, null))).toEqual(['Low order'])
})

test('the grid says what each level may have, has and has left, and where', () => {
  const paper = marked(4, 6)
  const { rows, unassigned } = cognitiveGrid(paper, [low, high])
  expect(rows.map(({ allowed, used, left }) => [allowed, used, left])).toEqual([
    [3, 4, -1],
    [7, 6, 1],
  ])
  expect(unassigned).toBe(0)
  expect(rows[0]?.byQuestion.get(questionsOf(paper)[0]?.id ?? '')).toBe(4)
})
