import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import english from '@/i18n/en.json'
import { mayLoseChanges, unsavedForms } from '@/lib/unsaved-forms.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'
import './unsaved-question.tsx' // So that loading it takes no time.

// The guard alone, without a form: when it asks, for whom, and what becomes of the answer.

interface Form {
  id: string
  dirty: boolean
  asks: boolean
  discard: () => void
}

const form = (id: string, over: Partial<Form> = {}): Form => ({
  id,
  dirty: true,
  asks: true,
  discard: vi.fn(),
  ...over,
})

const guards = (forms: readonly Form[]) => (
  <IntlProvider locale="en-ZA" messages={english}>
    {forms.map((each) => (
      <UnsavedGuard key={each.id} form={each} />
    ))}
  </IntlProvider>
)

/** Forms on a page with a query, in an application with other pages. */
function open(...forms: Form[]) {
  const router = createMemoryRouter([{ path: '*', element: guards(forms) }], {
    initialEntries: ['/before', '/list?sort=name&edit=1'],
  })
  return { router, ...render(<RouterProvider router={router} useTransitions={false} />) }
}

/** Without awaiting it: the question opens and takes the focus, which an awaited act cannot follow. */
const go = async (router: ReturnType<typeof open>['router'], to: string | -1) => {
  act(() => void (typeof to === 'number' ? router.navigate(to) : router.navigate(to)))
  await Promise.resolve()
}

const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' })
const answer = async (name: 'Leave anyway' | 'Keep editing') => {
  fireEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(question()).toBeNull())
}
const ids = () => unsavedForms.get().map(({ id }) => id)

afterEach(() => {
  for (const id of ids()) unsavedForms.remove(id)
})

test.each<[string, Partial<Form>, string[]]>([
  ['with something typed is kept', {}, ['a']],
  ['with nothing typed loses nothing', { dirty: false }, []],
  ['that asks nothing loses nothing', { asks: false }, []],
])('a form %s', (_what, over, known) => {
  const { unmount } = open(form('a', over))
  expect(ids()).toEqual(known)
  unmount()
  expect(ids()).toEqual([])
})

test('a form whose typing was undone is out', () => {
  const { rerender } = render(guards([form('a')]))
  expect(ids()).toEqual(['a'])
  rerender(guards([form('a', { dirty: false })]))
  expect(ids()).toEqual([])
})

test.each([
  ['another page', '/there'],
  ['the same page with another dialog', '/list?sort=name&edit=2'],
  ['the same page with a new row', '/list?sort=name&edit=1&new=yes'],
  ['the same page with a batch', '/list?sort=name&edit=1&batch=yes'],
  ['the page without its dialog', '/list?sort=name'],
])('the way to %s asks first', async (_what, to) => {
  const discard = vi.fn()
  const { router } = open(form('a', { discard }))
  await go(router, to)
  expect(await screen.findByRole('alertdialog')).toBeVisible()
  expect(router.state.location.search).toBe('?sort=name&edit=1')
  await answer('Keep editing')
  expect(discard).not.toHaveBeenCalled()
  expect(ids()).toEqual(['a'])
  await go(router, to)
  await answer('Leave anyway')
  expect(discard).toHaveBeenCalledOnce()
  expect(ids()).toEqual([])
  await waitFor(() =>
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(to),
  )
})

test('a filter or another order asks nothing', async () => {
  const { router } = open(form('a'))
  await go(router, '/list?sort=date&edit=1&q=x')
  expect(question()).toBeNull()
  expect(router.state.location.search).toBe('?sort=date&edit=1&q=x')
})

test('a form with nothing typed is left at once', async () => {
  const { router } = open(form('a', { dirty: false }))
  await go(router, -1)
  expect(router.state.location.pathname).toBe('/before')
  expect(question()).toBeNull()
})

test('of two forms one asks, and both are lost', async () => {
  const [first, second] = [form('a'), form('b')]
  const { router } = open(first, second)
  await go(router, '/there')
  expect(await screen.findAllByRole('alertdialog')).toHaveLength(1)
  await answer('Leave anyway')
  expect(first.discard).toHaveBeenCalledOnce()
  expect(second.discard).toHaveBeenCalledOnce()
})

test('the second form asks when the first was saved', async () => {
  const { router } = open(form('a'), form('b'))
  act(() => unsavedForms.remove('a'))
  await go(router, '/there')
  expect(await screen.findAllByRole('alertdialog')).toHaveLength(1)
})

/** As Cancel and signing out do. */
const ask = () => {
  let asked: Promise<boolean> = Promise.resolve(true)
  act(() => void (asked = mayLoseChanges()))
  return asked
}

test.each([
  ['beside the router', (one: Form) => void render(guards([one, form('b')]))],
  ['on a page', (one: Form) => void open(one)],
])('Cancel is asked about %s too', async (_where, show) => {
  const discard = vi.fn()
  show(form('a', { discard }))
  expect(question()).toBeNull()
  let asked = ask()
  expect(await screen.findAllByRole('alertdialog')).toHaveLength(1)
  await answer('Keep editing')
  await expect(asked).resolves.toBe(false)
  expect(discard).not.toHaveBeenCalled()
  asked = ask()
  await screen.findByRole('alertdialog')
  await answer('Leave anyway')
  await expect(asked).resolves.toBe(true)
  expect(discard).toHaveBeenCalledOnce()
})

test('a form that asks nothing holds a reload that would lose what was typed', () => {
  const { unmount } = open(form('sign-in', { asks: false }))
  expect(ids()).toEqual([])
  expect(unsavedForms.mayReload()).toBe(false)
  unmount()
  expect(unsavedForms.mayReload()).toBe(true)
})
