import { screen, waitFor } from '@testing-library/react'
import { createElement, Fragment } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { useDialogs, withDialog } from './use-dialogs.ts'

function Screen() {
  const { name, value, open, close } = useDialogs(['edit', 'new'])
  const button = (label: string, onClick: () => void) =>
    createElement('button', { type: 'button', onClick }, label)
  return createElement(
    Fragment,
    null,
    createElement('output', null, `${name ?? 'nothing'} ${value ?? ''}`),
    button('edit', () => open('edit', '7')),
    button('new', () => open('new')),
    button('close', close),
  )
}

function openScreen(address: string) {
  const router = createMemoryRouter([{ path: '/', Component: Screen }], {
    initialEntries: [address],
  })
  const { user } = renderScreen(<RouterProvider router={router} />)
  return {
    router,
    press: async (name: string) => user.click(screen.getByRole('button', { name })),
    says: async (text: string) =>
      waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text)),
  }
}

test('the address says what is open, for which row; the rest of it stays', async () => {
  const { router, press, says } = openScreen('/?q=x&page=2')
  await says('nothing')
  await press('edit')
  await says('edit 7')
  expect(router.state.location.search).toBe('?q=x&page=2&edit=7')
  await press('close')
  await says('nothing')
  expect(router.state.location.search).toBe('?q=x&page=2')
})

test('Back closes what was opened, and closing is no step', async () => {
  const { router, press, says } = openScreen('/')
  await press('new')
  await says('new yes')
  await router.navigate(-1)
  await says('nothing')
  await press('new')
  await says('new yes')
  await press('close')
  await says('nothing')
  await router.navigate(-1)
  await says('nothing')
})

test('a link opens it too, and of several the first counts', async () => {
  const { says } = openScreen(`/?${withDialog('new=yes', 'edit', '3 4')}`)
  await says('edit 3 4')
})
