import { ApolloProvider } from '@apollo/client/react'
import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitingCopies } from '@/domain/templates/waiting-copies.ts'
import { hideSnack, snack } from '@/lib/snackbar.ts'
import { answeringClient } from '@/testing/answering-client.ts'
import { renderScreen } from '@/testing/render.tsx'
import { SendCopies } from './send-copies.tsx'

const user = vi.hoisted(() => ({ id: 'marius' }))
vi.mock(import('@/lib/session.ts'), async (original) => ({
  ...(await original()),
  currentSession: () => ({
    status: 'signed-in',
    user: { id: user.id, email: null },
    restoring: false,
  }),
}))

const online = vi.spyOn(navigator, 'onLine', 'get')
const network = (there: boolean) =>
  act(() => {
    online.mockReturnValue(there)
    window.dispatchEvent(new Event(there ? 'online' : 'offline'))
  })

const template = '5b1a3c8e-2f4d-4a6b-9c7e-1d2f3a4b5c6d'

const stored = {
  ...{ __typename: 'AssessmentTemplate', nodeId: 'n', id: template, title: 'Rivers' },
  ...{ createdAt: 'then', updatedAt: 'now', complexity: 'Simple', totalMinutes: 30 },
  ...{ fontFamily: 'Default', headings: '[]', instructions: '["Answer all."]', questions: '[]' },
  ...{ translation: null, subjectId: 's', schoolId: 'g' },
  subject: { __typename: 'Subject', nodeId: 's', grade: '5' },
  taxonomys: { __typename: 'c', edges: [] },
}

/** A server that has this template, or none. */
const server = (add: () => object | Error, has = true) =>
  answeringClient({
    StoredSharedPaper: () => ({
      assessmentTemplateCollection: {
        __typename: 'c',
        edges: has ? [{ __typename: 'e', node: stored }] : [],
      },
    }),
    AddSharedPaper: add,
  })

const added = () => ({
  insertIntoAssessmentTemplateCollection: {
    ...{ __typename: 'r', affectedCount: 1 },
    records: [{ __typename: 'AssessmentTemplate', nodeId: 'm', id: 'm', updatedAt: 'later' }],
  },
  setAssessmentTemplateTaxonomies: true,
})

const open = ({ client }: ReturnType<typeof server>) =>
  renderScreen(
    <ApolloProvider client={client}>
      <SendCopies />
    </ApolloProvider>,
  )

beforeEach(() => {
  localStorage.clear()
  user.id = 'nobody'
  waitingCopies.now()
  user.id = 'marius'
})
afterEach(() => {
  network(true)
  hideSnack()
})

test('what was asked for without a network is sent when there is one, once', async () => {
  network(false)
  const here = server(added)
  open(here)
  act(() => waitingCopies.ask(template, 'Rivers (copy)'))
  act(() => waitingCopies.ask(template, 'Rivers (copy) 2'))
  const asked = waitingCopies.now()
  expect(here.sent('AddSharedPaper')).toEqual([])
  network(true)
  await waitFor(() => expect(waitingCopies.now()).toEqual([]))
  expect(here.sent('AddSharedPaper').map(({ row }) => row)).toMatchObject([
    { id: asked[0]?.id, title: 'Rivers (copy)' },
    { id: asked[1]?.id, title: 'Rivers (copy) 2' },
  ])
  expect(snack.get()).toMatchObject({ kind: 'done', text: 'Assessment duplicated' })
})

test('a window that is opened later sends what an earlier one has kept, of the same person', async () => {
  network(false)
  waitingCopies.ask(template, 'Rivers (copy)')
  const [kept] = waitingCopies.now()
  user.id = 'priya'
  expect(waitingCopies.now()).toEqual([])
  network(true)
  const theirs = server(added)
  open(theirs).unmount()
  expect(theirs.sent('AddSharedPaper')).toEqual([])
  user.id = 'marius'
  const mine = server(added)
  open(mine)
  await waitFor(() => expect(mine.sent('AddSharedPaper')).toHaveLength(1))
  expect(mine.sent('AddSharedPaper')[0]).toMatchObject({ id: kept?.id })
})

test('while nothing answers a copy waits; what is refused is said, and waits no longer', async () => {
  const silent = server(() => new TypeError('Failed to fetch'))
  const first = open(silent)
  act(() => waitingCopies.ask(template, 'Rivers (copy)'))
  await waitFor(() => expect(silent.sent('AddSharedPaper')).toHaveLength(1))
  expect(waitingCopies.now()).toHaveLength(1)
  expect(snack.get()).toBeNull()
  first.unmount()
  open(server(added, false))
  await waitFor(() => expect(waitingCopies.now()).toEqual([]))
  expect(snack.get()).toMatchObject({ kind: 'error' })
})
