import { act, render, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { noFilters, shelfAddress, type ShelfFilters } from './shelf-filters.ts'
import { useAskedFilters } from './use-asked-filters.ts'

const category = '6f0e7f0a-3f0e-4f3e-8f0e-7f0a3f0e4f3e'

/** A list without filters, which every navigation leaves waiting for the next page. */
async function begin() {
  const shown: { asked: ShelfFilters | null } = { asked: null }
  function List() {
    shown.asked = useAskedFilters(noFilters, shelfAddress)
    return null
  }
  const loader = ({ request }: { request: Request }) =>
    request.url.endsWith('/app/products') ? null : new Promise(() => undefined)
  const route = { path: '*', Component: List, loader, HydrateFallback: () => null }
  const router = createMemoryRouter([route], { initialEntries: ['/app/products'] })
  render(<RouterProvider router={router} />)
  await waitFor(() => expect(shown.asked).toEqual(noFilters))
  const to = async (address: string) => {
    await act(async () => {
      void router.navigate(address)
      await Promise.resolve()
    })
  }
  return { shown, to }
}

test('a choice that is loading counts, so that the next one does not take it back', async () => {
  const { shown, to } = await begin()
  await to('/app/products?kind=download')
  await waitFor(() => expect(shown.asked?.refinement.kind).toBe('download'))
  await to(`/app/products/category/${category}?q=breuke`)
  await waitFor(() => expect(shown.asked).toMatchObject({ categoryId: category, search: 'breuke' }))
})

test('the way to another page chooses nothing', async () => {
  const { shown, to } = await begin()
  await to('/app/products?kind=download')
  await waitFor(() => expect(shown.asked?.refinement.kind).toBe('download'))
  for (const address of ['/app/profile?q=breuke', `/app/products/${category}?kind=posted`]) {
    await to(address)
    await waitFor(() => expect(shown.asked, address).toEqual(noFilters))
  }
})
