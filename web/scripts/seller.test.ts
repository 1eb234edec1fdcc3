import { expect, test } from 'vitest'
import { sellerFor } from '../../supabase/seller/seller.ts'
import { withSeller } from './legal-texts.ts'
import { whereTheyDiffer } from './seller-of-project.ts'

const seller = sellerFor('http://127.0.0.1:54321')

test('a legal text names the seller, in its own language', () => {
  const text = 'We are {{registeredName}}{{#vatNumber}}, VAT number {{vatNumber}}{{/vatNumber}}.'
  expect(withSeller(text, seller, 'en')).toBe(
    'We are Kryt Onderwys (Edms.) Bpk., VAT number 4999999999.',
  )
  expect(withSeller(text, { ...seller, vatNumber: null }, 'en')).toBe(
    'We are Kryt Onderwys (Edms.) Bpk..',
  )
  expect(withSeller('in {{dataCentre}}', seller, 'af')).toBe('in Ierland')
})

test('a value that the seller does not have stops the build', () => {
  expect(() => withSeller('{{fax}}', seller, 'en')).toThrow('the seller has no fax')
})

test('the invoices of the project must name the same seller', () => {
  const { tradingName, address, vatNumber } = seller
  expect(whereTheyDiffer(seller, { tradingName, address, vatNumber })).toEqual([])
  expect(whereTheyDiffer(seller, { tradingName, address: 'Elsewhere', vatNumber: null })).toEqual([
    'address',
    'vatNumber',
  ])
  expect(whereTheyDiffer(seller, null)).toEqual(['tradingName', 'address', 'vatNumber'])
})
