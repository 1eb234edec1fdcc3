import { screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { PrintShell } from './print-shell.tsx'

const print = vi.fn()

beforeEach(() => {
  print.mockReset()
  vi.stubGlobal('print', print)
  // Missing in jsdom.
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: Object.assign([], {
      load: async () => Promise.resolve([]),
      ready: Promise.resolve(),
      status: 'loaded',
    }),
  })
})

function look({ size, logo }: { size: number; logo: boolean }) {
  const says = `${String(size)} ${logo ? 'with logo' : 'without'}`
  return <div className="page">{says}</div>
}

function open(address: string, props: Partial<Parameters<typeof PrintShell>[0]> = {}) {
  const router = createMemoryRouter(
    [
      {
        path: '/paper',
        element: (
          <PrintShell title="Map test" home="/home" hasLogo {...props}>
            {props.children ?? look}
          </PrintShell>
        ),
      },
      { path: '/home', element: null },
    ],
    { initialEntries: [address] },
  )
  return { router, ...renderScreen(<RouterProvider router={router} />) }
}

test('the text size starts at 17 and stays between 14 and 20', async () => {
  const { user } = open('/paper')
  expect(screen.getByText('17 with logo')).toBeVisible()
  const larger = screen.getByRole('button', { name: 'Larger text' })
  const smaller = screen.getByRole('button', { name: 'Smaller text' })
  for (let press = 0; press < 3; press += 1) await user.click(larger)
  expect(screen.getByText('20 with logo')).toBeVisible()
  expect(larger).toBeDisabled()
  for (let press = 0; press < 6; press += 1) await user.click(smaller)
  expect(screen.getByText('14 with logo')).toBeVisible()
  expect(smaller).toBeDisabled()
})

test('the logo can be hidden; without a logo there is no button for it', async () => {
  const { user, unmount } = open('/paper')
  await user.click(screen.getByRole('button', { name: 'Hide the school logo' }))
  expect(screen.getByText('17 without')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show the school logo' }))
  expect(screen.getByText('17 with logo')).toBeVisible()
  unmount()
  open('/paper', { hasLogo: false })
  expect(screen.queryByRole('button', { name: /logo/ })).toBeNull()
})

test('only a paper has a memorandum to switch to', async () => {
  const onShow = vi.fn()
  const { user, unmount } = open('/paper', { memo: { shown: false, onShow } })
  expect(screen.getByRole('button', { name: 'Questions' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('button', { name: 'Memo' }))
  expect(onShow).toHaveBeenCalledWith(true)
  unmount()
  open('/paper')
  expect(screen.queryByRole('button', { name: 'Memo' })).toBeNull()
})

test('the print dialog opens on pressing Print, and by itself once if the address says so', async () => {
  const { user, unmount } = open('/paper')
  expect(print).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Print' }))
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  unmount()
  const { router } = open('/paper?side=memo&print=now')
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2))
  // A reload does not open the dialog again and keeps the memorandum.
  expect(router.state.location.search).toBe('?side=memo')
})

test('a sheet with something missing is printed only when the person says so', async () => {
  const says = 'A rain gauge'
  const child = () => (
    <div className="page">
      <span data-picture="missing">{says}</span>
    </div>
  )
  const { user } = open('/paper?print=now', { children: child })
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent('The picture “A rain gauge” on page 1')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('alert')
  expect(print).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Print without it' }))
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('in a new tab Back goes home, otherwise to the previous page', async () => {
  const { user, router, unmount } = open('/paper')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(router.state.location.pathname).toBe('/home')
  unmount()
  window.history.replaceState({ idx: 2 }, '')
  const second = open('/paper')
  const navigate = vi.spyOn(second.router, 'navigate')
  await second.user.click(screen.getByRole('button', { name: 'Back' }))
  expect(navigate).toHaveBeenCalledWith(-1)
  window.history.replaceState(null, '')
})
