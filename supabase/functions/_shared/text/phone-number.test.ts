import { expect, test } from 'vitest'
import { internationalPhone, isSouthAfricanPhone } from './phone-number.ts'

test.each([
  '0821234567',
  '082 123 4567',
  '+27821234567',
  '+27 82 123 4567',
  '082-123-4567',
  '\u202a082 123 4567\u202c',
])('%j', (phone) => {
  expect(isSouthAfricanPhone(phone)).toBe(true)
  expect(internationalPhone(phone)).toBe('+27821234567')
})

test.each([
  '',
  '82 123 4567',
  '082 123 456',
  '+2782 123 45678',
  '+44 20 123 4567',
  '082-123-45678',
])('refuses %j', (phone) => {
  expect(isSouthAfricanPhone(phone)).toBe(false)
})
