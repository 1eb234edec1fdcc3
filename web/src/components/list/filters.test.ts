import { expect, test, vi } from 'vitest'
import { checkboxFilter, choiceFilter, severalFilter } from './filters.ts'

// How each filter reads an address, and which values it takes.

const label = { defaultMessage: 'Status', id: 'tzMNF3' }
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
]
const at = (query: string) => new URLSearchParams(query)
const where = vi.fn((values: unknown, match?: string) => ({ values, match }))

test('a checkbox is on when the address says yes', () => {
  const filter = checkboxFilter({ label, where: { on: true } })
  expect(filter.decode(at('x=yes'), 'x')).toBe(true)
  expect(filter.decode(at('x=no'), 'x')).toBeUndefined()
  expect(filter.where(true)).toEqual({ on: true })
})

test('one of several is one of its options', () => {
  const filter = choiceFilter({ label, options, where })
  expect(filter.decode(at('x=a'), 'x')).toBe('a')
  expect(filter.decode(at('x=c'), 'x')).toBeUndefined()
  expect(filter.decode(at(''), 'x')).toBeUndefined()
})

test('options that are loaded say themselves which values they know', () => {
  const filter = choiceFilter({ label, options: () => options, knows: (one) => one !== 'c', where })
  expect(filter.decode(at('x=later'), 'x')).toBe('later')
  expect(filter.decode(at('x=c'), 'x')).toBeUndefined()
  expect(filter.decode(at(''), 'x')).toBeUndefined()
  const unsaid = choiceFilter({ label, options: () => options, where })
  expect(unsaid.decode(at('x=a'), 'x')).toBeUndefined()
})

test('several are matched by any of them unless the filter says otherwise', () => {
  const filter = severalFilter({ label, options, where })
  expect(filter.matches).toEqual(['any'])
  expect(filter.decode(at('x=a&x=b&x=c&x.match=all'), 'x')).toEqual({
    values: ['a', 'b'],
    match: 'any',
  })
  expect(filter.where({ values: ['a'], match: 'any' })).toEqual({ values: ['a'], match: 'any' })
})
