import type { Page } from '@playwright/test'
import type { PersonaName } from '@kryt/seed/personas.ts'
import {
  notBuilt,
  ownRoutes,
  specifiedRoutes,
  type Audience,
} from '../../../web/src/testing/route-table.ts'
import { expect, test } from '../../fixtures/test.ts'

type Outcome = 'opens' | '/auth' | '/unauthorised' | '/admin'

/** Kabelo reads reports; like everybody who signs in and is no administrator, he is a teacher as well. */
const people: (PersonaName | 'visitor')[] = ['visitor', 'thandi', 'kabelo', 'marius', 'priya']

const outcomes: Record<Audience, Outcome[]> = {
  everybody: ['opens', 'opens', 'opens', 'opens', 'opens'],
  'everybody but administrators': ['opens', 'opens', 'opens', '/admin', '/admin'],
  'any signed-in user': ['/auth', 'opens', 'opens', 'opens', 'opens'],
  'any buyer': ['/auth', 'opens', 'opens', '/admin', '/admin'],
  teacher: ['/auth', 'opens', 'opens', '/admin', '/admin'],
  'admin or superadmin': ['/auth', '/unauthorised', '/unauthorised', 'opens', 'opens'],
  admin: ['/auth', '/unauthorised', '/unauthorised', 'opens', 'opens'],
  reporting: ['/auth', '/unauthorised', 'opens', '/unauthorised', '/unauthorised'],
}

/** Signs in by itself, buys, or needs a link of a mail: shown by tests of their own. */
const elsewhere = /^\/login\/|\/buy$|^\/auth(\/|$)/

const table = Object.entries({ ...specifiedRoutes, ...ownRoutes }).filter(
  ([address]) => !elsewhere.test(address) && !notBuilt.includes(address),
)

/** Pages that lead on to another one of their own: whose profile is empty begins there. */
const opensAs = (person: string): Record<string, string> => ({
  '/app': person === 'kabelo' ? '/app/profile' : '/app/products',
})

async function endOf(page: Page, address: string): Promise<string> {
  await page.goto(address, { waitUntil: 'commit' })
  // Every page has its heading only when the guard has let it be; an open dialog hides it from roles.
  await expect(page.locator('h1').first()).toBeVisible()
  const { pathname, search } = new URL(page.url())
  return `${pathname}${search}`
}

people.forEach((person, index) => {
  test(`where ${person} ends, address by address`, async ({ browser, pageAs }) => {
    test.setTimeout(180_000)
    const page =
      person === 'visitor' ? await (await browser.newContext()).newPage() : await pageAs(person)
    const ends: Record<string, string> = {}
    const expected: Record<string, string> = {}
    for (const [address, audience] of table) {
      // What is open to everybody asks nobody who they are; the visitor's walk shows it.
      if (person !== 'visitor' && audience === 'everybody') continue
      const outcome = outcomes[audience][index]
      ends[address] = await endOf(page, address)
      expected[address] =
        outcome === '/auth'
          ? `/auth?redirect=${encodeURIComponent(address)}`
          : outcome === undefined || outcome === 'opens'
            ? (opensAs(person)[address] ?? address)
            : outcome
    }
    expect(ends).toEqual(expected)
    if (person === 'visitor') await page.context().close()
  })
})
