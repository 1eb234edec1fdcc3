import { expect, it } from 'vitest'
import { isProviderAddress } from './source-address.ts'

it.each([
  ['197.97.145.144', true],
  ['197.97.145.159', true],
  ['197.97.145.160', false],
  ['41.74.179.223', true],
  ['144.126.193.139', true],
  ['144.126.193.140', false],
  ['3.163.240.1', true],
  ['3.163.252.238', false],
  ['127.0.0.1', false],
  ['unknown', false],
  ['::1', false],
])('%s: %s', (address, known) => {
  expect(isProviderAddress(address)).toBe(known)
})

it('adds addresses from the environment', () => {
  expect(isProviderAddress('127.0.0.1', '10.0.0.0/8, 127.0.0.1')).toBe(true)
  expect(isProviderAddress('10.255.0.1', '10.0.0.0/8, 127.0.0.1')).toBe(true)
  expect(isProviderAddress('11.0.0.1', '10.0.0.0/8, 127.0.0.1')).toBe(false)
})
