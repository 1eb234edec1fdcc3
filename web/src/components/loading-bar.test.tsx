import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoadingBar } from './loading-bar.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A frame with the bar, and a page whose data arrives on demand. */
function routerWithSlowPage() {
  const data = Promise.withResolvers<null>()
  const router = createMemoryRouter([
    {
      element: (
        <>
          <LoadingBar />
          <Outlet />
        </>
      ),
      HydrateFallback: () => null,
      children: [
        { path: '/', element: null },
        { path: '/slow', element: null, loader: async () => data.promise },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  return { router, arrive: () => data.resolve(null) }
}

test('a slow page shows a bar until it has loaded', async () => {
  const { router, arrive } = routerWithSlowPage()
  await act(async () => {
    void router.navigate('/slow')
    await Promise.resolve()
  })
  await act(async () => vi.advanceTimersByTimeAsync(100))
  expect(screen.queryByTestId('loading-bar')).toBeNull()
  await act(async () => vi.advanceTimersByTimeAsync(50))
  expect(screen.getByTestId('loading-bar')).toBeInTheDocument()
  await act(async () => {
    arrive()
    await vi.advanceTimersByTimeAsync(1)
  })
  expect(screen.queryByTestId('loading-bar')).toBeNull()
})

test('a page that loads at once shows no bar', async () => {
  const { router, arrive } = routerWithSlowPage()
  await act(async () => {
    arrive()
    void router.navigate('/slow')
    await vi.advanceTimersByTimeAsync(500)
  })
  expect(screen.queryByTestId('loading-bar')).toBeNull()
})
