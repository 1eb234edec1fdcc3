import { expect, test } from 'vitest'
import { addressesIn } from './addresses.ts'

test.each([
  ['sipho@school.example', ['sipho@school.example']],
  [
    ' Sipho@School.example, zanele@school.example;\nanna@school.example\n',
    ['sipho@school.example', 'zanele@school.example', 'anna@school.example'],
  ],
  [
    'Sipho Nkosi <sipho@school.example>, "Botha, Anna" <anna@school.example>',
    ['sipho@school.example', 'anna@school.example'],
  ],
  ['sipho@school.example zanele@school.example', ['sipho@school.example', 'zanele@school.example']],
  ['a@school.example, A@school.example', ['a@school.example']],
  ['', []],
])('%j', (typed, addresses) => {
  expect(addressesIn(typed).addresses).toEqual(addresses)
})

test('what is no address is named', () => {
  expect(addressesIn('sipho@school.example, zanele@school').wrong).toEqual(['zanele@school'])
})
