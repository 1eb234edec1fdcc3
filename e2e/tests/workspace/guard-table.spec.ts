import type { Page } from '@playwright/test'
import { outcomes, people } from '../../../web/src/testing/route-outcomes.ts'
import { notBuilt, ownRoutes, specifiedRoutes } from '../../../web/src/testing/route-table.ts'
import { expect, test } from '../../fixtures/test.ts'

/** Pages that sign in, buy or need a link from an email; other tests cover them. */
const elsewhere = /^\/login\/|\/buy$|^\/auth(\/|$)/

/** The first page of each audience; `guard.test.ts` tests every address for every person. */
const walk = Object.entries({ ...specifiedRoutes, ...ownRoutes })
  .filter(([address]) => !elsewhere.test(address) && !notBuilt.includes(address))
  .filter(
    ([, audience], index, table) => table.findIndex(([, other]) => other === audience) === index,
  )

/** Pages that redirect: a person with an empty profile starts there. */
const opensAs = (person: string): Record<string, string> => ({
  '/app': person === 'kabelo' ? '/app/profile' : '/app/products',
})

async function endOf(page: Page, address: string): Promise<string> {
  await page.goto(address, { waitUntil: 'commit' })
  // A page has its heading only after the guard has admitted it; an open dialog hides it from role queries.
  await expect(page.locator('h1').first()).toBeVisible()
  const { pathname, search } = new URL(page.url())
  return `${pathname}${search}`
}

for (const person of Object.keys(people) as (keyof typeof people)[]) {
  test(`where ${person} ends up, for each audience of a page`, async ({ browser, pageAs }) => {
    const page =
      person === 'visitor' ? await (await browser.newContext()).newPage() : await pageAs(person)
    const ends: Record<string, string> = {}
    const expected: Record<string, string> = {}
    for (const [address, audience] of walk) {
      const outcome = outcomes[audience][person]
      ends[address] = await endOf(page, address)
      expected[address] =
        outcome === '/auth'
          ? `/auth?redirect=${encodeURIComponent(address)}`
          : outcome === 'opens'
            ? (opensAs(person)[address] ?? address)
            : outcome
    }
    expect(ends).toEqual(expected)
    if (person === 'visitor') await page.context().close()
  })
}
