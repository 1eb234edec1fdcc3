import { postgresChangesFilter } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { parseFilters } from './parse-filter.ts'

const one = (column: string, operator: string, value: string, negate = false) => ({
  ok: true,
  filters: [{ column, operator, value, negate }],
})

test.each([
  ['id=eq.5', one('id', 'eq', '5')],
  ['title=like.%a.b%', one('title', 'like', '%a.b%')],
  ['title=not.ilike.x', one('title', 'ilike', 'x', true)],
  ['grade=in.(R,1)', one('grade', 'in', '{R,1}')],
  ['grade=not.in.("a,b",c)', one('grade', 'in', '{"a,b",c}', true)],
  ['title=eq."a,b"', one('title', 'eq', 'a,b')],
  ['title=eq."say \\"hi\\""', one('title', 'eq', 'say "hi"')],
  ['title=eq."open', one('title', 'eq', '"open')],
  ['title=eq.a=b', one('title', 'eq', 'a=b')],
  ['title=eq.', one('title', 'eq', '')],
  ['  ', { ok: true, filters: [] }],
])('%s', (text, expected) => {
  expect(parseFilters(text)).toEqual(expected)
})

test('commas separate conditions, but not within parentheses or quotes', () => {
  const parsed = parseFilters('id=gt.0,grade=in.(1,2),title=eq."x,y"')
  expect(parsed.ok && parsed.filters.map((filter) => filter.value)).toEqual(['0', '{1,2}', 'x,y'])
})

test.each([
  ['title=foo.bar', '["foo","bar"]'],
  ['undefined', '["undefined"]'],
  ['grade=in.1,2', '`in` filter value must be wrapped by parentheses'],
  ['id=eq.1,,id=eq.2', 'filter must not contain empty segments (check for extra commas)'],
])('%s is refused', (text, message) => {
  expect(parseFilters(text)).toEqual({ ok: false, message })
})

test('filters built by the client are understood', () => {
  const text = postgresChangesFilter().eq('title', 'a,"b"').in('grade', ['R', '1,2']).build()
  const parsed = parseFilters(text)
  expect(parsed.ok && parsed.filters.map(({ value }) => value)).toEqual(['a,"b"', '{R,"1,2"}'])
})
