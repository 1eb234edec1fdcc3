import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { changeOf, changeSchema, noChange, noCategory, type ChangeValues } from './change-schema.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })
const said = (values: Partial<ChangeValues>) =>
  changeSchema(intl)
    .safeParse({ ...noChange, ...values })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

test.each<[Partial<ChangeValues>, string, string]>([
  [{}, 'kind', 'Choose what to change.'],
  [{ kind: 'price' }, 'set', 'Fill in a price, an amount or a percentage.'],
  [{ kind: 'discount', discount: '101' }, 'discount', 'A discount is 0 to 100 per cent.'],
  [{ kind: 'type' }, 'physical', 'Choose at least one of the three.'],
  [{ kind: 'schedule' }, 'at', 'Publish Date is required'],
  [{ kind: 'schedule', at: '2031-03-01T' }, 'at', 'Publish Date is required'],
  [{ kind: 'tags' }, 'add', 'Choose tags to add or to remove.'],
  [{ kind: 'category' }, 'category', 'Choose a category.'],
])('%o is not enough', (values, field, message) => {
  expect(said(values)).toEqual([[field, message]])
})

test.each<[Partial<ChangeValues>, object]>([
  [
    { kind: 'price', by: '-5.00' },
    { kind: 'price', by: '-5.00' },
  ],
  [
    { kind: 'price', percent: '10' },
    { kind: 'price', percent: '10' },
  ],
  [
    { kind: 'discount', discount: '0' },
    { kind: 'discount', percent: '0' },
  ],
  [
    { kind: 'type', physical: 'yes', subscription: 'no' },
    { kind: 'type', physical: true, subscription: false },
  ],
  [{ kind: 'publish' }, { kind: 'publish' }],
  [{ kind: 'unfeature' }, { kind: 'feature', featured: false }],
  [
    { kind: 'tags', add: ['a'] },
    { kind: 'tags', add: ['a'], remove: [] },
  ],
  [
    { kind: 'category', category: noCategory },
    { kind: 'category', categoryId: null },
  ],
])('%o is %o', (values, change) => {
  expect(said(values)).toBeUndefined()
  expect(changeOf({ ...noChange, ...values })).toEqual(change)
})

test('the chosen time is South African', () => {
  const change = changeOf({ ...noChange, kind: 'schedule', at: '2031-03-01T08:00' }) as {
    at: string
  }
  expect(new Date(change.at).toISOString()).toBe('2031-03-01T06:00:00.000Z')
})
