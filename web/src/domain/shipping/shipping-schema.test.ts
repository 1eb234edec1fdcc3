import { createIntl } from 'react-intl'
import { describe, expect, test } from 'vitest'
import english from '@/i18n/en.json'
import { noShippingDetails, shippingFormSchema } from './shipping-schema.ts'

const schema = shippingFormSchema(createIntl({ locale: 'en-ZA', messages: english }))

const complete = {
  address1: ' 12 Marula Street ',
  address2: '',
  city: 'Polokwane',
  province: 'Limpopo',
  postalCode: '0699',
  country: 'South Africa',
  phoneNumber: '082 123 4567',
}

const problems = (typed: object): Record<string, string> =>
  Object.fromEntries(
    (schema.safeParse({ ...complete, ...typed }).error?.issues ?? []).map((issue) => [
      issue.path.join('.'),
      issue.message,
    ]),
  )

describe('the form for the address', () => {
  test('names each missing field in the prescribed words', () => {
    expect(problems({ ...noShippingDetails, country: '' })).toEqual({
      address1: 'Address is required',
      city: 'City is required',
      province: 'Province is required',
      postalCode: 'Postal code is required',
      country: 'Country is required',
      phoneNumber: 'Phone number is required',
    })
  })

  test('accepts an address without a second line, and trims it', () => {
    expect(problems({})).toEqual({})
    expect(schema.parse(complete).address1).toBe('12 Marula Street')
  })

  test.each(['12345', '+27 12 345 678', '092-123-45678'])(
    'refuses the number %s',
    (phoneNumber) => {
      expect(problems({ phoneNumber })).toEqual({
        phoneNumber: 'Invalid South African phone number',
      })
    },
  )

  test.each(['0821234567', '+27 82 123 4567'])('accepts the number %s', (phoneNumber) => {
    expect(problems({ phoneNumber })).toEqual({})
  })

  test('accepts only the nine provinces', () => {
    expect(problems({ province: 'Gauteng' })).toEqual({})
    expect(problems({ province: 'Transvaal' })).toEqual({ province: 'Province is required' })
  })
})
