import { ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useTellMissing } from '@/components/use-tell-missing.ts'
import { createCache } from '@/graphql/cache.ts'
import { AppError } from '@/lib/errors.ts'
import { hideSnack, snack } from '@/lib/snackbar.ts'
import { renderScreen } from '@/testing/render.tsx'
import { useStoredLesson } from './use-open-lesson.ts'

afterEach(hideSnack)

const id = '6f0e7f0a-3f0e-4f3e-8f0e-7f0a3f0e4f3e'

/** Opens what an address names, while the server answers like this. @returns what was said, and how often it was asked */
async function said(named: string, answer: () => object) {
  let asked = 0
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        asked += 1
        try {
          observer.next({ data: answer() } as never)
          observer.complete()
        } catch (error) {
          observer.error(error)
        }
      }),
  )
  const onClose = vi.fn()
  function Screen() {
    useTellMissing(useStoredLesson(named), named, onClose)
    return null
  }
  renderScreen(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <Screen />
    </ApolloProvider>,
  )
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  return { text: snack.get()?.text, asked }
}

const gone = 'This no longer exists, or you do not have permission to change it.'

test('a lesson that is not there is said to be gone', async () => {
  const none = { __typename: 'TeacherSubjectTemplateConnection', edges: [] }
  const told = await said(id, () => ({ teacherSubjectTemplateCollection: none }))
  expect(told).toEqual({ text: gone, asked: 1 })
})

test('one that could not be read is not said to be gone, but why', async () => {
  const told = await said(id, () => {
    throw new AppError('server_unreachable')
  })
  expect(told.text).toMatch(/server|reach/i)
  expect(told.text).not.toBe(gone)
})

test.each(['yes', '1', `${id}0`, ' '])(
  'the server is not asked for %j, which is no id',
  async (named) => {
    expect(await said(named, () => ({}))).toEqual({ text: gone, asked: 0 })
  },
)
