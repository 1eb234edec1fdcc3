import { describe, expect, test } from 'vitest'
import { provinceOf } from './province-of.ts'

describe('provinceOf', () => {
  test.each([
    ['EC', 'Eastern Cape'],
    ['eastern cape', 'Eastern Cape'],
    ['Oos-Kaap', 'Eastern Cape'],
    ['Oos Kaap Provinsie', 'Eastern Cape'],
    ['FS', 'Free State'],
    ['FREESTATE', 'Free State'],
    ['Vrystaat', 'Free State'],
    ['GT', 'Gauteng'],
    ['GP', 'Gauteng'],
    ['Gauteng Province', 'Gauteng'],
    ['Kwazulu Natal', 'KwaZulu-Natal'],
    ['KWAZULU-NATAL', 'KwaZulu-Natal'],
    ['Kwa-Zulu Natal', 'KwaZulu-Natal'],
    ['KwaZulu – Natal', 'KwaZulu-Natal'],
    ['KZN', 'KwaZulu-Natal'],
    ['KZ', 'KwaZulu-Natal'],
    [' limpopo ', 'Limpopo'],
    ['Northern Province', 'Limpopo'],
    ['MP', 'Mpumalanga'],
    ['Northern Cape', 'Northern Cape'],
    ['Noord-Kaap', 'Northern Cape'],
    ['N. Cape', 'Northern Cape'],
    ['North-West', 'North West'],
    ['Noordwes', 'North West'],
    ['Noord-Wes Provinsie', 'North West'],
    ['North West Province', 'North West'],
    ['Province of Western Cape', 'Western Cape'],
    ['Wes-Kaap', 'Western Cape'],
    ['W.C.', 'Western Cape'],
  ])('%o is %s', (cell, province) => {
    expect(provinceOf(cell)).toBe(province)
  })

  test.each(['', '.', 'XX', 'Cape', 'Kaap', 'Transvaal', 'Northern', 'Lesotho', 'constructor'])(
    '%o is none',
    (cell) => {
      expect(provinceOf(cell)).toBeNull()
    },
  )
})
