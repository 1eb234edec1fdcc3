import { existsSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { productionFile, sellerFor } from '../../supabase/seller/seller.ts'
import { withSeller } from './legal-texts.ts'
import { seller as sellerPlugin } from './seller.ts'
import { whereTheyDiffer } from './seller-of-project.ts'

const seller = sellerFor('http://127.0.0.1:54321')

afterEach(() => vi.unstubAllEnvs())

/** What the build does first, for a project at this address. */
function configureFor(url: string): unknown {
  vi.stubEnv('VITE_SUPABASE_URL', url)
  const { config } = sellerPlugin()
  if (typeof config !== 'function') throw new Error('the plugin does nothing at the start')
  return Reflect.apply(config, undefined, [{}, { command: 'build', mode: 'production' }])
}

test('a build for this machine prints the invented seller', () => {
  expect(JSON.stringify(configureFor('http://127.0.0.1:54321'))).toContain(seller.registeredName)
})

test.skipIf(existsSync(productionFile))(
  'a build for a hosted project without the real seller stops, and names what is missing',
  () => {
    const missing =
      /missing or malformed.*registeredName.*registrationNumber.*address.*email.*phone/
    expect(() => configureFor('https://project.supabase.co')).toThrow(missing)
  },
)

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
  const { tradingName, address, vatNumber, registeredName, registrationNumber } = seller
  const there = { tradingName, address, vatNumber, registeredName, registrationNumber }
  expect(whereTheyDiffer(seller, there)).toEqual([])
  expect(whereTheyDiffer(seller, { ...there, address: 'Elsewhere', vatNumber: null })).toEqual([
    'address',
    'vatNumber',
  ])
  expect(whereTheyDiffer(seller, { tradingName, address, vatNumber })).toEqual([
    'registeredName',
    'registrationNumber',
  ])
  expect(whereTheyDiffer(seller, null)).toEqual(Object.keys(there))
})
