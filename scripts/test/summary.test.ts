import { expect, test } from 'vitest'
import type { PlaywrightSuite } from './reports.ts'
import { closingLine, namedAtTheEnd } from './summary.ts'

const assertion = (fullName: string, status: string, ...failureMessages: string[]) => ({
  ...{ fullName, status, failureMessages },
})
const vitest = {
  ...{ numPassedTests: 2, numFailedTests: 1 },
  testResults: [
    {
      ...{ name: 'web/src/a.test.ts', status: 'failed', message: '' },
      assertionResults: [
        assertion('adds', 'passed'),
        assertion('waits', 'passed', 'too late'),
        assertion('counts', 'failed', 'expected 1 to be 2'),
      ],
    },
    {
      name: 'web/src/b.test.ts',
      status: 'failed',
      message: 'no such module',
      assertionResults: [],
    },
  ],
}
const result = (message?: string) => ({
  duration: 1000,
  ...(message === undefined ? {} : { error: { message } }),
})
const suites: PlaywrightSuite[] = [
  {
    file: 'shop/cart.spec.ts',
    specs: [
      { title: 'buys', tests: [{ status: 'flaky', results: [result('no cart'), result()] }] },
    ],
    suites: [
      {
        file: 'shop/cart.spec.ts',
        specs: [
          { title: 'pays', tests: [{ status: 'unexpected', results: [result('no money')] }] },
        ],
        suites: [],
      },
    ],
  },
]

test('the end names what was tried again, then what failed, with the reasons', () => {
  const told = namedAtTheEnd([vitest], { stats: { expected: 0, unexpected: 1, flaky: 1 }, suites })
  expect(told.map((each) => each.trim())).toEqual([
    'flaky, passed on its second try only: web/src/a.test.ts: waits\ntoo late',
    'flaky, passed on its second try only: e2e/tests/shop/cart.spec.ts: buys\nno cart',
    'FAILED: web/src/a.test.ts: counts\nexpected 1 to be 2',
    'FAILED: web/src/b.test.ts\nno such module',
    'FAILED: e2e/tests/shop/cart.spec.ts: pays\nno money',
  ])
  expect(namedAtTheEnd([null], null)).toEqual([])
})

test('the last line counts tests, and what fell over without counting as one', () => {
  const checks = { ok: false, passed: 0, failed: 0 }
  expect(closingLine([checks, { ok: false, passed: 5, failed: 2 }])).toBe('5 passed, 3 failed')
  expect(closingLine([{ ok: true, passed: 5, failed: 0 }])).toBe('5 passed, 0 failed')
})
