import { matchRoutes, type RouteObject } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { access, type AccessRule } from '@/config/access.ts'
import { notBuilt, ownRoutes, specifiedRoutes, type Audience } from '@/testing/route-table.ts'
import { allRoutes as routes } from '@/testing/all-routes.ts'

const rules: Record<Audience, AccessRule> = {
  everybody: access.everybody,
  'everybody but administrators': access.shopWindow,
  'any signed-in user': access.signedIn,
  'any buyer': access.buyer,
  teacher: access.teacher,
  'admin or superadmin': access.backOffice,
  admin: access.admin,
  reporting: access.reporting,
}

const table = Object.entries({ ...specifiedRoutes, ...ownRoutes })

/** The page at an address; undefined where only "Page Not Found" matches. */
function pageAt(address: string): RouteObject | undefined {
  const page = matchRoutes(routes, address)?.at(-1)?.route
  return page?.path === '*' ? undefined : page
}

const ruleOf = (page: RouteObject): unknown => Reflect.get(Object(page.handle), 'access')

const isGuarded = ({ login, notForAdministrators }: AccessRule) => login || notForAdministrators

const pagesBelow = (parents: RouteObject[]): RouteObject[] =>
  parents.flatMap((route) => [
    ...(route.path === undefined || route.path === '*' ? [] : [route]),
    ...pagesBelow(route.children ?? []),
  ])

describe('who may open what', () => {
  test.each(table)('%s is for %s', (address, audience) => {
    const page = pageAt(address)
    if (page === undefined) {
      expect(notBuilt).toContain(address)
      return
    }
    expect(ruleOf(page)).toBe(rules[audience])
    if (isGuarded(rules[audience])) expect(page.middleware).toHaveLength(1)
  })

  test('no built screen is on the list of those not built', () => {
    expect(notBuilt.filter((address) => pageAt(address) !== undefined)).toEqual([])
  })

  test('every page of the router is in the table', () => {
    const listed = new Set(table.map(([address]) => pageAt(address)))
    const missing = pagesBelow(routes).filter((page) => !listed.has(page))
    expect(missing.map((page) => page.path)).toEqual([])
  })
})
