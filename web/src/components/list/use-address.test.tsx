import { screen, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { useAddress } from './use-address.ts'

function Screen() {
  const { params, change } = useAddress()
  const navigate = useNavigate()
  const set = (name: string, value: string, replace: boolean) =>
    change(
      (current) => {
        current.set(name, value)
        return current
      },
      { replace },
    )
  const step = (name: string, value: string) => set(name, value, false)
  const search = (value: string) => set('q', value, true)
  const does = {
    'one step': () => step('a', '1'),
    'two steps': () => {
      step('a', '1')
      step('b', '2')
    },
    'step and search': () => {
      step('a', '1')
      search('x')
    },
    'two letters': () => {
      search('x')
      search('xy')
    },
    leave: () => {
      void navigate('/other')
      search('x')
    },
  }
  return (
    <>
      <output>{params.toString()}</output>
      {Object.entries(does).map(([name, onClick]) => (
        <button key={name} type="button" onClick={onClick}>
          {name}
        </button>
      ))}
    </>
  )
}

/** @param held a loader that answers when it is released, so that nothing is drawn between two changes */
function openScreen(address: string, held = false) {
  let release: () => void = () => undefined
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  let first = true
  const router = createMemoryRouter(
    [
      {
        path: '/list',
        Component: Screen,
        HydrateFallback: () => null,
        loader: async () => {
          if (held && !first) await until
          first = false
          return null
        },
      },
      {
        path: '/other',
        loader: async () => (held ? until : null),
        Component: () => createElement('output', null, 'elsewhere'),
      },
      { path: '/before', element: null },
    ],
    { initialEntries: ['/before', address], initialIndex: 1 },
  )
  const { user } = renderScreen(<RouterProvider router={router} />)
  return {
    router,
    release: () => release(),
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
    says: async (text: string) =>
      waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text)),
    search: () => router.state.location.search,
  }
}

for (const held of [false, true]) {
  const when = held ? 'while the page is on its way' : 'in one go'

  test(`two changes ${when} are both kept`, async () => {
    const { press, says, release } = openScreen('/list?z=0', held)
    await press('two steps')
    release()
    await says('z=0&a=1&b=2')
  })

  test(`a step and a search ${when} are one step back`, async () => {
    const { press, says, release, router, search } = openScreen('/list?z=0', held)
    await press('step and search')
    release()
    await says('z=0&a=1&q=x')
    await router.navigate(-1)
    await waitFor(() => expect(search()).toBe('?z=0'))
  })

  test(`two letters ${when} are no step`, async () => {
    const { press, says, release, router } = openScreen('/list?z=0', held)
    await press('two letters')
    release()
    await says('z=0&q=xy')
    void router.navigate(-1)
    await waitFor(() => expect(router.state.location.pathname).toBe('/before'))
  })
}

test('two presses one after the other, before the first is drawn, are both kept', async () => {
  const { press, says, release } = openScreen('/list', true)
  await press('one step')
  await press('two letters')
  release()
  await says('a=1&q=xy')
})

test('what is the address already is no step', async () => {
  const { press, says, router } = openScreen('/list?a=1')
  await press('one step')
  await says('a=1')
  void router.navigate(-1)
  await waitFor(() => expect(router.state.location.pathname).toBe('/before'))
})

test.each([false, true])(
  'whoever leaves for another page is not called back (%s)',
  async (held) => {
    const { press, router, release } = openScreen('/list', held)
    await press('leave')
    release()
    expect(await screen.findByText('elsewhere')).toBeVisible()
    expect(router.state.location.search).toBe('')
  },
)
