import { ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createCache } from '@/graphql/cache.ts'
import { renderScreen } from '@/testing/render.tsx'
import { CurriculumDialog } from './curriculum-dialog.tsx'

const missing = [{ phase: 'senior', grade: '7', subject: 'Technology', subjectAf: 'Tegnologie' }]

test('what is missing could not be read: that is said, nothing can be added, and it is read again', async () => {
  let asked = 0
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        asked += 1
        if (asked === 1) observer.error(new Error('no answer'))
        else {
          observer.next({ data: { curriculumPreview: JSON.stringify(missing) } })
          observer.complete()
        }
      }),
  )
  const dialog = <CurriculumDialog onClose={() => undefined} />
  const { user } = renderScreen(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: dialog }])} />
    </ApolloProvider>,
  )
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('button', { name: 'Add subjects' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(screen.queryByText(/Still loading/)).toBeNull()
  await user.click(again)
  expect(await screen.findByRole('button', { name: 'Add 1 subject' })).toBeVisible()
  expect(screen.getByText('Technology')).toBeVisible()
})
