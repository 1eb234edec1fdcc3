import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSeller, sellerFor, sellerSql } from './seller.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'seller-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function readWith(change: object) {
  const file = join(folder, 'seller.json')
  writeFileSync(file, JSON.stringify({ ...sellerFor('http://127.0.0.1:54321'), ...change }))
  return readSeller(file)
}

describe('the seller', () => {
  it('of this machine is invented, and the one that the seed enters for invoices', () => {
    const seed = readFileSync(join(import.meta.dirname, '../../seed.sql'), 'utf8')
    expect(seed).toContain(sellerSql(sellerFor('http://localhost:54321'), '2020-01-01'))
  })

  it('of a hosted project is another, and what is missing is named', () => {
    expect(() => readSeller(join(folder, 'none.json'))).toThrow(
      /none\.json: tradingName, registeredName, registrationNumber, vatNumber, address, officers, email, phone, informationOfficer, informationOfficerEmail, dataCentre /,
    )
    expect(() => sellerFor('https://127.0.0.1.evil.example')).toThrow('production.json')
  })

  it.each([
    [{ email: 'support' }, 'email'],
    [{ phone: ' ' }, 'phone'],
    [{ vatNumber: '123' }, 'vatNumber'],
    [{ vatNumber: undefined }, 'vatNumber'],
    [{ dataCentre: { en: 'Ireland' } }, 'dataCentre.af'],
    [{ adress: 'x' }, 'adress'],
  ])('with %o is refused for %s', (change, name) => {
    expect(() => readWith(change)).toThrow(`: ${name} (docs/deploy.md)`)
  })

  it('need not be registered for VAT', () => {
    const unregistered = readWith({ vatNumber: null, tradingName: "O’Kryt’s & D's" })
    expect(sellerSql(unregistered, '2026-12-01')).toContain(
      "values ('2026-12-01', 'O’Kryt’s & D''s', '1 Chalk Street, Polokwane, 0699', null, 'Kryt Onderwys (Edms.) Bpk.', '2019/000000/07')",
    )
  })
})
