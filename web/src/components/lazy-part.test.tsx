import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { updateIfNewer } from '@/lib/new-build.ts'
import { latePart } from './lazy-part.tsx'

test('a part that does not come says so in its place and comes when it is tried again; what was typed stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined) // React's report of what was caught
  let online = false
  const Part = latePart(async () =>
    online
      ? Promise.resolve(() => <output>{String(online)}</output>)
      : Promise.reject(new TypeError('Failed to fetch')),
  )
  const { user } = renderScreen(
    <>
      <input />
      <Suspense>
        <Part />
      </Suspense>
    </>,
  )
  const field = screen.getByRole('textbox')
  await user.type(field, 'typed')
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  online = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('status')).toHaveTextContent('true')
  expect(screen.getByRole('textbox')).toBe(field)
  expect(field).toHaveValue('typed')
})

test('a part of an earlier build says that Kryt was updated, and its button loads the page anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(async () => Promise.reject(new TypeError('Importing a module script failed.')))
  const Part = latePart(load)
  renderScreen(
    <Suspense>
      <Part />
    </Suspense>,
  )
  expect(await screen.findByText(/We could not reach the server/)).toBeVisible()
  document.head.innerHTML = '<meta name="build" content="one">'
  vi.stubGlobal('fetch', async () => Promise.resolve(Response.json({ build: 'two' })))
  await act(async () => updateIfNewer(() => undefined))
  expect(screen.getByRole('alert')).toHaveTextContent('Kryt was updated while this page was open.')
  expect(screen.getByRole('button', { name: 'Update' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})
