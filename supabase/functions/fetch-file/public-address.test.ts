import { expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

it.each(['8.8.8.8', '196.25.1.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
  '%s is of the internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

it.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  // What clouds tell their machines.
  '169.254.169.254',
  '100.64.0.1',
  '192.0.0.1',
  '198.18.0.1',
  '203.0.113.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  'localhost',
  '',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))
