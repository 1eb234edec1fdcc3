import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { confirmSchema } from './confirm-schema.ts'

const schema = confirmSchema(createIntl({ locale: 'en', onError: () => undefined }))
const values = { orderId: 'a', other: null, seen: 'a', short: true, inFull: false, note: '' }

const faultsOf = (changed: Partial<typeof values>) =>
  (schema.safeParse({ ...values, ...changed }).error?.issues ?? []).map(({ path }) => path[0])

test('nothing is confirmed before the figures of that order are on the screen', () => {
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ seen: '' })).toEqual(['orderId'])
  expect(faultsOf({ seen: 'b' })).toEqual(['orderId'])
})

test('a tick demands a note only while it is shown', () => {
  expect(faultsOf({ inFull: true })).toEqual(['note'])
  expect(faultsOf({ inFull: true, note: 'bank charges' })).toEqual([])
  expect(faultsOf({ inFull: true, short: false })).toEqual([])
})
