import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { browserMap } from './browser-map.ts'
import { browserArguments, planFor } from './plan.ts'
import { repositoryRoot } from './reports.ts'

const nothing = { everything: null, projects: [], browsers: [] }

test.each([
  ['a feature', ['web/src/features/print/print-shell.tsx'], { browsers: ['workspace/print'] }],
  [
    'its texts and generated code',
    [
      'web/src/features/print/a.tsx',
      'web/src/i18n/en.json',
      'web/src/features/print/a.generated.ts',
    ],
    { browsers: ['workspace/print'] },
  ],
  ['texts alone', ['web/src/i18n/af.json'], { browsers: 'all' }],
  [
    'a feature of the back-office that has a test of its name',
    ['web/src/features/coupons/a.tsx'],
    { browsers: ['back-office/coupons', 'back-office/looks'] },
  ],
  ['a feature that the map does not name', ['web/src/features/new/a.tsx'], { browsers: 'all' }],
  ['shared code', ['web/src/lib/day.ts'], { browsers: 'all' }],
  [
    'a feature and shared code',
    ['web/src/lib/day.ts', 'web/src/features/print/a.tsx'],
    { browsers: 'all' },
  ],
  [
    'a migration with its feature',
    ['supabase/migrations/2026_orders.sql', 'web/src/features/orders/a.tsx'],
    {
      projects: ['contract', 'database'],
      browsers: ['shop/orders', 'shop/payment-being-confirmed'],
    },
  ],
  [
    'a migration alone',
    ['supabase/migrations/2026_orders.sql'],
    { projects: ['contract', 'database'], browsers: 'all' },
  ],
  [
    'an edge function',
    ['supabase/functions/support/index.ts'],
    { projects: ['contract'], browsers: ['workspace/support'] },
  ],
  [
    'what edge functions share',
    ['supabase/functions/_shared/mail/send.ts'],
    { projects: ['contract'], browsers: 'all' },
  ],
  ['a browser test', ['e2e/tests/shop/cart.spec.ts'], { browsers: ['shop/cart'] }],
  ['what browser tests share', ['e2e/support/people.ts'], { browsers: 'all' }],
  ['another test', ['web/src/lib/day.test.ts', 'supabase/tests/tables/a/b.test.ts'], {}],
  ['a page of documentation', ['docs/glossary.md', 'README.md'], {}],
  [
    'the stack itself',
    ['docs/glossary.md', 'local-stack/src/stack.ts'],
    { everything: 'local-stack/src/stack.ts' },
  ],
  ['a dependency', ['package-lock.json'], { everything: 'package-lock.json' }],
  ['nothing', [], {}],
])('%s', (_, files, plan) => {
  expect(planFor(files)).toEqual({ ...nothing, ...plan })
})

test('a file is asked for by its whole name, a folder by its own', () => {
  expect(browserArguments(['account', 'workspace/profile'])).toEqual([
    'tests/account/',
    'tests/workspace/profile.spec.ts',
  ])
})

test('the map names folders and tests that exist', () => {
  const missing = (paths: string[]) =>
    paths.filter((path) => !existsSync(join(repositoryRoot, path)))
  const tests = browserArguments(Object.values(browserMap).flat())
  expect(missing([...Object.keys(browserMap), ...tests.map((each) => `e2e/${each}`)])).toEqual([])
})
