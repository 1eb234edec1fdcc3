import { array, assert, constantFrom, integer, property, record, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { allowedMarks } from './allowed-marks.ts'
import { exactSum } from './marks.ts'

const levelsOf = (percentages: readonly number[]) =>
  percentages.map((percentage, index) => ({ label: `Level ${String(index)}`, percentage }))
const shared = (total: number, percentages: readonly number[]) =>
  allowedMarks(total, levelsOf(percentages), []).map(({ allowed }) => allowed)

test.each([
  [50, [25, 45, 20, 10], [12, 23, 10, 5]],
  [25, [30, 50, 20], [7, 13, 5]],
  [20.5, [30, 50, 20], [6, 10.5, 4]],
  [10, [0, 0], [0, 0]],
  [10, [50, 25], [5, 3]],
  [10, [100, 100], [5, 5]],
])('%d marks at %j are %j', (total, percentages, shares) => {
  expect(shared(total, percentages)).toEqual(shares)
})

const step = constantFrom(1, 0.5, 0.25)
const marks = tuple(integer({ min: 1, max: 300 }), step).map(([count, size]) => ({
  total: count * size,
  size,
}))
/** Percentages of a whole taxonomy: they add up to a hundred. */
const whole = array(integer({ min: 1, max: 99 }), { maxLength: 6 }).map((cuts) => {
  const places = [0, ...cuts.toSorted((a, b) => a - b), 100]
  return places.slice(1).map((place, index) => place - (places[index] ?? 0))
})

test('the shares of a whole taxonomy add up to the total, each less than one step from its percentage', () => {
  assert(
    property(marks, whole, ({ total, size }, percentages) => {
      const shares = shared(total, percentages)
      expect(exactSum(shares)).toBe(total)
      shares.forEach((share, index) => {
        const exact = (total * (percentages[index] ?? 0)) / 100
        expect(Math.abs(share - exact)).toBeLessThan(Math.max(1, size))
      })
    }),
  )
})

test('a level may have no more because others are not known', () => {
  assert(
    property(marks, whole, ({ total }, percentages) => {
      const [first = 0] = percentages
      const alone = shared(total, [first])[0] ?? 0
      expect(Math.abs(alone - (shared(total, percentages)[0] ?? 0))).toBeLessThanOrEqual(1)
      expect(alone).toBeLessThanOrEqual(total)
    }),
  )
})

test('whichever parts come first, the levels of the taxonomy keep their order and marks', () => {
  const anyLevel = record({
    label: constantFrom('Level 0', 'Level 1', 'Old'),
    percentage: constantFrom(10),
  })
  assert(
    property(marks, whole, array(anyLevel), ({ total }, percentages, chosen) => {
      const known = levelsOf(percentages)
      const found = allowedMarks(total, known, chosen).map(({ level }) => level.label)
      expect(found.slice(0, known.length)).toEqual(known.map(({ label }) => label))
      expect(new Set(found).size).toBe(found.length)
    }),
  )
})
