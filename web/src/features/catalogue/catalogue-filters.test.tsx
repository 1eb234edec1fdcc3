import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { CatalogueFilters } from './catalogue-filters.tsx'
import { unrefined, type Refinement } from './refinement.ts'

function show(refinement: Refinement, onRefine?: (next: Refinement) => void) {
  return renderScreen(
    <MemoryRouter>
      <CatalogueFilters
        search=""
        categories={[]}
        categoryId={null}
        tags={[]}
        tagIds={['t']}
        toCategory={() => ({ to: '/' })}
        onTags={() => undefined}
        refinement={refinement}
        {...(onRefine === undefined ? {} : { onRefine })}
      />
    </MemoryRouter>,
  )
}

test('one button opens kind, language, price and order; each choice is told at once', async () => {
  const user = userEvent.setup()
  const onRefine = vi.fn()
  const chosen: Refinement = { ...unrefined, kind: 'posted' }
  show(chosen, onRefine)
  expect(screen.queryByRole('combobox', { name: 'Price' })).toBeNull()
  const button = screen.getByRole('button', { name: /^Filter/ })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Price' }), 'Up to R50.00')
  expect(onRefine).toHaveBeenLastCalledWith({ ...chosen, maxCost: '50' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Any kind')
  expect(onRefine).toHaveBeenLastCalledWith(unrefined)
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onRefine).toHaveBeenLastCalledWith(unrefined)
})

test('the library has no such choices', async () => {
  show(unrefined)
  await userEvent.click(screen.getByRole('button', { name: /^Filter/ }))
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('on a phone category and tags are drawn when the button opens them', async () => {
  const usual = window.matchMedia.bind(window)
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(usual(media), { matches: media === '(width < 740px)' }),
  )
  show(unrefined)
  expect(screen.queryByText('1 tag')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Filter/ }))
  expect(await screen.findByRole('button', { name: 'All categories' })).toBeVisible()
  expect(screen.getByRole('button', { name: '1 tag' })).toBeVisible()
  vi.stubGlobal('matchMedia', usual)
})

test('on a wide screen they have their words at once', async () => {
  const usual = window.matchMedia.bind(window)
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(usual(media), { matches: media === '(width >= 740px)' }),
  )
  show(unrefined)
  expect(screen.getByText('1 tag')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'All categories' })).toBeVisible()
  vi.stubGlobal('matchMedia', usual)
})
