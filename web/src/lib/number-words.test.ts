import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { formatRand } from './money.ts'
import { numberWords } from './number-words.ts'

test.each([
  ['en-ZA', '1,234.5', '12.5%', '0.1 kB', 'R1,234.50'],
  ['af-ZA', '1\u00a0234,5', '12,5%', '0,1 kB', 'R1\u00a0234,50'],
] as const)('%s has one decimal sign', (locale, number, percent, size, money) => {
  expect(numberWords(locale, 1234.5)).toBe(number)
  expect(numberWords(locale, 0.125, { style: 'percent', maximumFractionDigits: 2 })).toBe(percent)
  expect(
    numberWords(locale, 0.1, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 }),
  ).toBe(size)
  expect(formatRand(123450, locale.startsWith('af') ? 'af' : 'en')).toBe(money)
})

/** They format whole numbers: how many there are, how much of an upload is done, a year. */
const whole = [
  'app/layouts/admin/menu-entry.tsx',
  'app/routes/website/sections/statistics.tsx',
  'components/list/list-cell.tsx',
  'features/calendar/grid/draw-event.tsx',
  'features/coupons/coupons-list.ts',
  'features/customers/merge/merge-preview.tsx',
  'features/customers/page/customer-card.tsx',
  'features/customers/page/customer-head.tsx',
  'features/overview/waiting.tsx',
  'features/product-desk/files/upload-line.tsx',
]
/** One for each kind of number that may have decimals: money, marks of papers, all others. */
const formatters = ['domain/papers/marks.ts', 'lib/number-words.ts']

test('numbers with decimals are written by our formatters alone', () => {
  const root = resolve(import.meta.dirname, '..')
  const others = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.generated\.ts$/.test(path))
    .filter((path) =>
      /formatNumber\(|<FormattedNumber|Intl\.NumberFormat\(|toLocaleString\(/.test(
        readFileSync(resolve(root, path), 'utf8'),
      ),
    )
    .filter((path) => ![...whole, ...formatters].includes(path))
  expect(others).toEqual([])
})

test('nor do functions and documents write numbers in other ways', () => {
  const root = resolve(import.meta.dirname, '../../..')
  const others = ['supabase/functions', 'documents', 'tables'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map((path) => `${folder}/${path}`)
      .filter((path) =>
        /Intl\.NumberFormat\(|toLocaleString\(/.test(readFileSync(resolve(root, path), 'utf8')),
      ),
  )
  // As numberLocale(): the page that is drawn without the program.
  expect(others).toEqual(['supabase/functions/product-page/drawn.ts'])
})
