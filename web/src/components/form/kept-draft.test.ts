import { afterEach, expect, test } from 'vitest'
import { formDraft } from '@/lib/form-draft.ts'
import {
  changedFields,
  copyOf,
  isKept,
  keepDraft,
  readDraft,
  same,
  type Opened,
} from './kept-draft.ts'

afterEach(() => sessionStorage.clear())

const file = new File(['x'], 'sheet.pdf')

test.each<[unknown, unknown, boolean]>([
  ['a', 'a', true],
  ['a', 'b', false],
  [null, '', false],
  [['a', 'b'], ['a', 'b'], true],
  [['a', 'b'], ['b', 'a'], false],
  [{ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }, true],
  [{ a: 1 }, { a: 2 }, false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: null }, { a: null }, true],
  [Number.NaN, Number.NaN, true],
])('%j and %j are the same: %s', (one, other, isSame) => {
  expect(same(one, other)).toBe(isSame)
})

test('a copy is the same, with the same files, and does not change with what it is of', () => {
  const typed = { name: 'Marula', logo: file, provinces: ['Limpopo'], day: { periods: [1, null] } }
  const copy = copyOf(typed)
  expect(changedFields(typed, copy)).toEqual([])
  typed.provinces.push('Gauteng')
  expect(changedFields(typed, copy)).toEqual(['provinces'])
})

test('files are never the same as another, and the same as themselves', () => {
  expect(same(file, file)).toBe(true)
  expect(same(file, new File(['x'], 'sheet.pdf'))).toBe(false)
  expect(same(file, {})).toBe(false)
  expect(same({}, file)).toBe(false)
  expect(same([file], [{}])).toBe(false)
  expect(same([file, 'x'], [{}, 'x'])).toBe(false)
  expect(same(['x'], ['x'])).toBe(true)
})

test('changed are the fields of the second that differ', () => {
  expect(changedFields({ a: 1, b: 2, gone: 3 }, { a: 1, b: 3, more: 4 })).toEqual(['b', 'more'])
})

const row = (values: Record<string, unknown>, version: string | null = 'v1'): Opened => ({
  values,
  version,
})
const easter = { name: 'Easter', town: 'Musina', days: 4 }

test('only what was typed over is kept, and comes back', () => {
  keepDraft('form', row(easter), { ...easter, name: 'Good Friday' }, [])
  expect(formDraft.read('form')).toEqual({
    values: '{"name":"Good Friday"}',
    before: '{"name":"Easter"}',
    version: 'v1',
  })
  expect(readDraft('form', row(easter))).toEqual({
    typed: { name: 'Good Friday' },
    opened: row(easter),
  })
})

test('passwords and files are kept nowhere', () => {
  const opened = row({ name: '', password: '', sheet: null, pages: [] }, null)
  keepDraft('form', opened, { name: 'x', password: 'secret', sheet: file, pages: [file] }, [
    'password',
  ])
  expect(formDraft.read('form')).toEqual({ values: '{"name":"x"}', before: '{"name":""}' })
})

test('a draft that says nothing any more is forgotten', () => {
  keepDraft('form', row(easter), { ...easter, name: 'x' }, [])
  keepDraft('form', row(easter), { ...easter }, [])
  expect(formDraft.read('form')).toEqual({})
  expect(readDraft('form', row(easter))).toEqual({ typed: {}, opened: row(easter) })
})

test.each([
  ['of a field that is gone', '{"colour":"red"}'],
  ['of another type', '{"days":"4"}'],
  ['as the row says', '{"name":"Easter"}'],
  ['broken', '{"name"'],
  ['a list', '["name"]'],
  ['no object', '7'],
  ['nothing', 'null'],
])('a draft that is %s is none', (_what, values) => {
  formDraft.write('form', { values })
  expect(readDraft('form', row(easter)).typed).toEqual({})
})

test('a draft of an older row goes on from that row where both changed the same', () => {
  keepDraft('form', row(easter), { ...easter, name: 'Good Friday' }, [])
  const now = row({ ...easter, name: 'Easter Monday', town: 'Tzaneen' }, 'v2')
  expect(readDraft('form', now)).toEqual({
    typed: { name: 'Good Friday' },
    opened: { version: 'v1', values: { ...easter, town: 'Tzaneen' } },
  })
})

test('a draft of an older row goes on from the new one where other fields changed', () => {
  keepDraft('form', row(easter), { ...easter, name: 'Good Friday' }, [])
  const now = row({ ...easter, town: 'Tzaneen' }, 'v2')
  expect(readDraft('form', now)).toEqual({ typed: { name: 'Good Friday' }, opened: now })
})

test('without a version on either side nothing is compared', () => {
  keepDraft('form', row(easter, null), { ...easter, name: 'Good Friday' }, [])
  const now = row({ ...easter, name: 'Easter Monday' }, 'v2')
  expect(readDraft('form', now).opened).toBe(now)
  keepDraft('form', row(easter), { ...easter, name: 'Good Friday' }, [])
  const unversioned = row({ ...easter, name: 'Easter Monday' }, null)
  expect(readDraft('form', unversioned).opened).toBe(unversioned)
})

test('the same version is not overtaken, whatever its fields say', () => {
  keepDraft('form', row(easter), { ...easter, name: 'Good Friday' }, [])
  const now = row({ ...easter, name: 'Easter Monday' })
  expect(readDraft('form', now).opened).toBe(now)
})

test('what was typed is kept where the draft holds all of it', () => {
  const typed = { ...easter, name: 'Good Friday' }
  expect(isKept('form', row(easter), easter)).toBe(true)
  expect(isKept('form', row(easter), typed)).toBe(false)
  keepDraft('form', row(easter), typed, [])
  expect(isKept('form', row(easter), typed)).toBe(true)
  expect(isKept('form', row(easter), { ...typed, town: 'Tzaneen' })).toBe(false)
  expect(isKept(undefined, row(easter), easter)).toBe(false)
  keepDraft('form', row(easter), { ...typed, town: 'Tzaneen' }, ['town'])
  expect(isKept('form', row(easter), { ...typed, town: 'Tzaneen' })).toBe(false)
  keepDraft('form', row({ sheet: null }), { sheet: file }, [])
  expect(isKept('form', row({ sheet: null }), { sheet: file })).toBe(false)
})
