import { matchRoutes, type MiddlewareFunction } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '@/config/paths.ts'
import { prepareViewer } from '@/features/account/viewer/viewer.ts'
import { rememberedGroups } from '@/lib/groups.ts'
import { confirmedSession, currentSession, type Session } from '@/lib/session.ts'
import { outcomes, people, type Outcome } from '@/testing/route-outcomes.ts'
import { notBuilt, ownRoutes, specifiedRoutes } from '@/testing/route-table.ts'
import { allRoutes as routes } from '@/testing/all-routes.ts'

vi.mock('@/lib/session.ts', async (original) => ({
  ...(await original<object>()),
  confirmedSession: vi.fn(),
  currentSession: vi.fn(),
}))
vi.mock('@/features/account/viewer/viewer.ts', async (original) => ({
  ...(await original<object>()),
  prepareViewer: vi.fn(),
}))
vi.mock('@/lib/groups.ts', async (original) => ({
  ...(await original<object>()),
  rememberedGroups: vi.fn(),
}))

const built = Object.entries({ ...specifiedRoutes, ...ownRoutes }).filter(
  ([address]) => !notBuilt.includes(address) && !address.startsWith('/login/'),
)

const nothing = () => Promise.resolve({})

/**
 * Runs the middleware of the pages at this address.
 * @returns the address that it redirects to
 */
async function endOf(address: string): Promise<string> {
  const middleware = (matchRoutes(routes, address) ?? []).flatMap(
    ({ route }) => (route.middleware ?? []) as MiddlewareFunction[], // the routes' own
  )
  const request = new Request(new URL(address, 'https://kryt.example'))
  const args = { request, params: {}, context: {} } as unknown as Parameters<MiddlewareFunction>[0] // the only part it reads
  for (const each of middleware) {
    try {
      await each(args, nothing)
    } catch (thrown) {
      if (thrown instanceof Response) return thrown.headers.get('location') ?? ''
      throw thrown
    }
  }
  return address
}

const expected = (outcome: Outcome, address: string): string => {
  if (outcome === 'opens') return address
  return outcome === '/auth' ? `/auth?redirect=${encodeURIComponent(address)}` : outcome
}

describe.each(Object.entries(people))('%s', (name, groups) => {
  const person = name as keyof typeof people // the table's keys
  beforeEach(() => {
    const session: Session =
      groups === null
        ? { status: 'signed-out', codeDue: false }
        : { status: 'signed-in', restoring: false, user: { id: name, email: `${name}@x.example` } }
    vi.mocked(currentSession).mockReturnValue(session)
    vi.mocked(confirmedSession).mockResolvedValue(session)
  })

  test.each(built)('%s, which is for %s', async (address, audience) => {
    vi.mocked(rememberedGroups).mockReturnValue(groups === null ? null : [...groups])
    expect(await endOf(address)).toBe(expected(outcomes[audience][person], address))
  })

  test('the result is the same on the first visit, when the groups must be fetched', async () => {
    vi.mocked(rememberedGroups).mockReturnValue(null)
    vi.mocked(prepareViewer).mockResolvedValue({
      userId: name,
      groups: [...(groups ?? [])],
      passwordIsTemporary: false,
      profile: null,
    })
    expect(await endOf('/app/products')).toBe(
      expected(outcomes['any buyer'][person], '/app/products'),
    )
  })
})

describe('an administrator with a link of the back-office', () => {
  beforeEach(() => {
    const user = { id: 'marius', email: 'marius@x.example' }
    const session: Session = { status: 'signed-in', restoring: false, user }
    vi.mocked(currentSession).mockReturnValue(session)
    vi.mocked(confirmedSession).mockResolvedValue(session)
    vi.mocked(rememberedGroups).mockReturnValue(['admin'])
  })

  test('sees the public page of a product', async () => {
    const link = paths.product.hrefForAdministrators('1')
    expect(await endOf(link)).toBe(link)
    expect(await endOf('/product/1?view=other')).toBe('/admin')
  })

  test('is led away from what needs a login all the same', async () => {
    expect(await endOf('/app/products/1?view=shop')).toBe('/admin')
  })
})
