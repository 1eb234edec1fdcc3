import { expect, test } from 'vitest'
import { seller } from '@/config/seller.ts'
import { legalTitles, loadLegalText, type LegalText } from './legal-texts.ts'

const names = Object.keys(legalTitles) as LegalText[] // the keys of that record

const count = (html: string, tag: string) => html.split(`<${tag}>`).length - 1

test.each(names)('%s has the same parts in Afrikaans and English', async (name) => {
  const [en, af] = await Promise.all([loadLegalText(name, 'en'), loadLegalText(name, 'af')])
  for (const tag of ['h2', 'li', 'tr', 'p']) expect(count(af, tag), tag).toBe(count(en, tag))
  expect(count(en, 'h2')).toBeGreaterThan(3)
})

test.each(names)('%s has no blank to fill in and is no draft', async (name) => {
  for (const html of await Promise.all([loadLegalText(name, 'en'), loadLegalText(name, 'af')])) {
    expect(html).not.toMatch(/[[\]{}]|\bdraft\b|\bkonsep\b/i)
  }
})

test('the terms name the seller of this build, in both languages', async () => {
  for (const locale of ['en', 'af'] as const) {
    const html = await loadLegalText('terms-conditions', locale)
    for (const value of Object.values(seller)) expect(html).toContain(value)
  }
})

test('Afrikaans writes the article ’n with a closing quote', async () => {
  for (const name of names) expect(await loadLegalText(name, 'af')).not.toMatch(/[\s>]['‘]n\s|ŉ/)
})

test('legal texts use the terms of the screens and curly quotes', async () => {
  for (const name of names) {
    const text = (html: string) =>
      new DOMParser().parseFromString(html, 'text/html').body.textContent
    const en = text(await loadLegalText(name, 'en'))
    const af = text(await loadLegalText(name, 'af'))
    expect(en).not.toMatch(/['"]|\.\.\.|\b(e-mails?|mails?|log-?in|user name|schedule)\b/i)
    expect(af).not.toMatch(
      /['"]|\.\.\.|\b(met ’n kaart|gebruikersnaam|lessenaar|posbus|onder POPIA|afleweringsfooi)\b/i,
    )
  }
})

// On a phone a row is shown as a card, and each cell is labelled with its column.
test.each(['en', 'af'] as const)(
  'the cells of the %s texts carry their column’s heading',
  async (locale) => {
    const texts = await Promise.all(names.map((name) => loadLegalText(name, locale)))
    const tables = texts.flatMap((text) => [
      ...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('table'),
    ])
    expect(tables).not.toEqual([])
    for (const table of tables) {
      const heads = [...table.querySelectorAll('th')].map((head) => head.textContent)
      for (const row of table.querySelectorAll('tbody tr')) {
        const cells = [...row.querySelectorAll('td')]
        expect(cells.map((cell) => cell.getAttribute('data-head'))).toEqual(heads)
      }
    }
  },
)
