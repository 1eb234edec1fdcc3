import { ApolloClient, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { MockLink } from '@apollo/client/testing'
import { screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { screens } from '@/app/routes/admin/screens.ts'
import { judge } from '@/config/access.ts'
import { useViewer } from '@/features/account/viewer/viewer.ts'
import english from '@/i18n/en.json'
import { forgetGroups, rememberGroups } from '@/lib/groups.ts'
import { readFreshText } from '@/lib/edge-function.ts'
import { AppError } from '@/lib/errors.ts'
import { useOnline } from '@/lib/network-status.ts'
import { useSession } from '@/lib/session.ts'
import { hideSnack, snack } from '@/lib/snackbar.ts'
import { renderScreen } from '@/testing/render.tsx'
import { AdminLayout } from './admin-layout.tsx'
import { BackOfficeCountsDocument } from './back-office-counts.generated.ts'

vi.mock('@/lib/session.ts', async (original) => ({
  ...(await original<object>()),
  useSession: vi.fn(),
}))
vi.mock('@/features/account/viewer/viewer.ts', () => ({ useViewer: vi.fn() }))
vi.mock('@/lib/network-status.ts', () => ({ useOnline: vi.fn() }))
vi.mock('@/lib/edge-function.ts', () => ({ readFreshText: vi.fn() }))

const connection = <Name extends string>(__typename: Name, totalCount: number) => ({
  __typename,
  totalCount,
})
const counts = {
  request: { query: BackOfficeCountsDocument },
  result: {
    data: {
      ordersToPay: connection('TeacherProductsOrderConnection', 3),
      openQuotes: connection('TeacherProductsOrderConnection', 1),
      toPack: connection('DeliveryConnection', 4),
      schoolRequests: connection('SchoolRequestConnection', 2),
    },
  },
}

/** The frame around pages that have nothing but a heading. */
function open(address = '/admin', answers: MockLink.MockedResponse[] = [counts]) {
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new MockLink(answers, { defaultOptions: { delay: 0 } }),
  })
  const router = createMemoryRouter(
    [
      {
        Component: AdminLayout,
        children: screens.map((one) => ({
          path: one.address.pattern,
          handle: { screen: one },
          element: <h1>{one.address.pattern}</h1>,
        })),
      },
    ],
    { initialEntries: [address] },
  )
  return {
    ...renderScreen(
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>,
    ),
    router,
  }
}

function signIn(id: string, groups: string[]) {
  const user = { id, email: `${id}@kryt.example` }
  vi.mocked(useSession).mockReturnValue({ status: 'signed-in', restoring: false, user })
  vi.mocked(useViewer).mockReturnValue({
    userId: id,
    groups,
    passwordIsTemporary: false,
    profile: null,
  })
  rememberGroups(id, groups)
}

// The palette is loaded when it is first opened: on a busy machine that takes longer than a test looks for it.
beforeAll(async () => import('@/features/command-palette/command-palette.tsx'), 60_000)

const menu = () => screen.getByRole('navigation', { name: 'Main menu' })

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.mocked(useOnline).mockReturnValue(true)
  signIn('marius', ['admin'])
})
afterEach(() => {
  forgetGroups()
  hideSnack()
})

const label = (id: string | undefined) => (english as Record<string, string>)[id ?? ''] ?? ''

test.each([[['admin']], [['superadmin']], [['admin', 'superadmin']], [['reporting']]])(
  'the menu of %s has every screen that they may open, and no other',
  async (groups) => {
    signIn('somebody', groups)
    open('/admin', [counts])
    const may = screens.filter(({ address }) => judge(address.access, groups) === 'open')
    const shown = within(menu()).queryAllByRole('link')
    expect(shown.map((link) => link.getAttribute('href'))).toEqual(
      may.map(({ address }) => address.href()),
    )
    for (const { name } of may.map(({ address }) => address)) {
      expect(await within(menu()).findByRole('link', { name: new RegExp(`^${label(name.id)}`) }))
    }
  },
)

test('a section without a screen has no heading, whoever looks', () => {
  signIn('kabelo', ['reporting'])
  open()
  expect(within(menu()).queryByText('Sales')).toBeNull()
})

test('the open screen is marked, and the crumbs say where it stands', () => {
  open('/admin/teacherprofiles')
  const here = within(menu()).getByRole('link', { current: 'page' })
  expect(here).toHaveTextContent('Customers')
  const crumbs = screen.getByRole('navigation', { name: 'Where you are' })
  expect(
    within(crumbs)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Back-office', 'Sales', 'Customers'])
  expect(within(crumbs).getByRole('link', { name: 'Back-office' })).toHaveAttribute(
    'href',
    '/admin',
  )
  expect(within(crumbs).getByText('Customers')).toHaveAttribute('aria-current', 'page')
})

test('what waits for somebody is counted beside its entry', async () => {
  open()
  const orders = await within(menu()).findByRole('link', { name: 'Orders, 3 waiting' })
  expect(orders).toHaveAttribute('href', '/admin/productorders')
  expect(within(menu()).getByRole('link', { name: 'Quotes, 1 waiting' })).toBeVisible()
})

test('nobody counts what they may not read, and a menu without numbers is still one', async () => {
  signIn('sizwe', ['superadmin'])
  const { unmount } = open('/admin', [counts])
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(within(menu()).getByRole('link', { name: 'Overview' })).toBeVisible()
  unmount()
  signIn('marius', ['admin'])
  open('/admin', [{ ...counts, result: { errors: [{ message: 'server_busy' }] } }])
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(within(menu()).getByRole('link', { name: 'Overview' })).toBeVisible()
})

test('names or icons only: kept for the person who chose', async () => {
  const first = open()
  await first.user.click(within(menu()).getByRole('button', { name: 'Show the names' }))
  const narrower = within(menu()).getByRole('button', { name: 'Show icons only' })
  expect(narrower).toBeVisible()
  first.unmount()

  signIn('priya', ['admin', 'superadmin'])
  const second = open()
  expect(within(menu()).getByRole('button', { name: 'Show the names' })).toBeVisible()
  second.unmount()

  signIn('marius', ['admin'])
  open()
  expect(within(menu()).getByRole('button', { name: 'Show icons only' })).toBeVisible()
})

test('in a large window there are names, and a choice made in a small one is another', () => {
  localStorage.setItem('kryt.admin-menu-narrow.lerato', 'icons')
  signIn('lerato', ['admin'])
  const usual = window.matchMedia.bind(window)
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(usual(media), { matches: true }))
  const large = open()
  expect(within(menu()).getByRole('button', { name: 'Show icons only' })).toBeVisible()
  large.unmount()
  vi.stubGlobal('matchMedia', usual)
  open()
  expect(within(menu()).getByRole('button', { name: 'Show the names' })).toBeVisible()
})

const sitemap = () => screen.getByRole('button', { name: 'Generate sitemap' })

test('the sitemap is made, and its length told', async () => {
  vi.mocked(readFreshText).mockResolvedValue(
    '<urlset><url><loc>/</loc></url><url><loc>/about</loc></url></urlset>',
  )
  const { user } = open()
  await user.click(sitemap())
  await vi.waitFor(() =>
    expect(snack.get()).toMatchObject({
      kind: 'done',
      text: 'The sitemap is up to date: 2 addresses.',
    }),
  )
  expect(sitemap()).toBeEnabled()
})

test('a sitemap that cannot be made says why', async () => {
  vi.mocked(readFreshText).mockRejectedValue(new AppError('server_unreachable'))
  const { user } = open()
  await user.click(sitemap())
  await vi.waitFor(() => expect(snack.get()?.kind).toBe('error'))
})

test('no sitemap while one is made, offline, or before the server has said who is here', async () => {
  let answer: (text: string) => void = () => undefined
  vi.mocked(readFreshText).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  const first = open()
  await first.user.click(sitemap())
  expect(sitemap()).toBeDisabled()
  answer('<urlset></urlset>')
  await vi.waitFor(() => expect(sitemap()).toBeEnabled())
  first.unmount()

  vi.mocked(useOnline).mockReturnValue(false)
  const second = open()
  expect(sitemap()).toBeDisabled()
  second.unmount()

  vi.mocked(useOnline).mockReturnValue(true)
  vi.mocked(useViewer).mockReturnValue(null)
  open()
  expect(sitemap()).toBeDisabled()
})

test('Ctrl and K open the palette, unless a dialog has the keyboard', async () => {
  const { user } = open()
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('combobox', { name: 'Search the back-office' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('combobox')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Menu' }))
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await user.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('on a phone the drawer has the menu, and closes when a way is taken', async () => {
  const { user, router } = open()
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  const drawer = screen.getByRole('dialog', { name: 'Menu' })
  expect(within(drawer).getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await user.click(within(drawer).getByRole('link', { name: 'Customers' }))
  expect(router.state.location.pathname).toBe('/admin/teacherprofiles')
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull()
})
