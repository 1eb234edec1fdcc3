import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { EditorContext } from '../editor/editor-context.ts'
import { editorOfEmptyPaper } from '../editor/editor-testing.ts'
import { documentsOf } from '../paper/to-stored.ts'
import { HistoryPanel } from './history-panel.tsx'

const version = (id: string, title: string) => ({
  __typename: 'TeacherAssessmentVersion',
  nodeId: id,
  id,
  savedAt: '2026-11-20T08:00:00+00:00',
  title,
  totalMarks: '25.00',
  questionCount: 1,
})

let versions: ReturnType<typeof version>[]
/** The answers to these versions wait. */
let held: Record<string, Promise<void>>
/** What went wrong on the server. */
let fails: Error | null

const edges = (nodes: object[]) => ({
  teacherAssessmentVersionCollection: {
    __typename: 'c',
    edges: nodes.map((node) => ({ __typename: 'e', node })),
  },
})

function opened() {
  const editor = editorOfEmptyPaper()
  const { store, announce } = editor
  const { headings, instructions, questions } = documentsOf(store.get())
  const whole = (row: ReturnType<typeof version>) => ({
    ...row,
    complexity: 'Simple',
    totalMinutes: 30,
    fontFamily: 'Default',
    headings: JSON.stringify(headings),
    instructions: JSON.stringify(instructions),
    questions: JSON.stringify(questions),
    translation: null,
  })
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const give = () => {
          if (fails !== null) {
            observer.error(fails)
            return
          }
          const one = versions.filter(({ id }) => id === variables['id'])
          observer.next({
            data: edges(operationName === 'PaperHistory' ? versions : one.map(whole)),
          })
          observer.complete()
        }
        const wait = held[String(variables['id'] ?? '')]
        if (wait === undefined) give()
        else void wait.then(give)
      }),
  )
  const onClose = vi.fn()
  const rendered = renderScreen(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <EditorContext value={editor}>
        <HistoryPanel wide stored="paper" onClose={onClose} />
      </EditorContext>
    </ApolloProvider>,
  )
  return { ...rendered, store, announce, onClose }
}

beforeEach(() => {
  versions = [version('v1', 'Rivers'), version('v2', 'Maps')]
  held = {}
  fails = null
})

const restore = { name: 'Put this version back' }

test('a version says when it was saved, is put back, undone, and put back once more', async () => {
  const { user, store, announce } = opened()
  await user.click(await screen.findByRole('button', { name: /20 Nov.*Rivers.*25 marks/ }))
  await user.click(await screen.findByRole('button', restore))
  expect(store.get().meta.title).toBe('Rivers')
  expect(announce).toHaveBeenCalledWith('This version is in the editor. Save to keep it, or undo.')
  expect(await screen.findByText('The paper is the same now.')).toBeInTheDocument()
  act(() => void store.undo())
  expect(store.get().meta.title).toBe('')
  await user.click(await screen.findByRole('button', restore))
  expect(store.get().meta.title).toBe('Rivers')
})

test('of two versions that were opened, the one whose answer comes last does not take the place of the other', async () => {
  const slow = Promise.withResolvers<undefined>()
  held = { v1: slow.promise }
  const { user, store } = opened()
  await user.click(await screen.findByRole('button', { name: /Rivers/ }))
  await user.click(screen.getByRole('button', { name: /Maps/ }))
  await user.click(await screen.findByRole('button', restore))
  expect(store.get().meta.title).toBe('Maps')
  slow.resolve(undefined)
  // The slow one is compared in its own place, and changes nothing.
  await waitFor(() => expect(screen.getByText('Changed since then: title.')).toBeInTheDocument())
  expect(store.get().meta.title).toBe('Maps')
})

test('typing while the comparison is on its way is kept by putting the version back and undoing', async () => {
  const slow = Promise.withResolvers<undefined>()
  held = { v1: slow.promise }
  const { user, store } = opened()
  await user.click(await screen.findByRole('button', { name: /Rivers/ }))
  act(() => store.dispatch({ kind: 'meta', change: { title: 'Dams' } }, 'title'))
  slow.resolve(undefined)
  await user.click(await screen.findByRole('button', restore))
  act(() => void store.undo())
  expect(store.get().meta.title).toBe('Dams')
})

test('a version that is no longer kept says so', async () => {
  const { user, store } = opened()
  const row = await screen.findByRole('button', { name: /Rivers/ })
  // Fifty newer ones were saved in another window.
  versions = []
  await user.click(row)
  expect(await screen.findByText('This version is no longer kept.')).toBeInTheDocument()
  expect(store.get().meta.title).toBe('')
})

test('a paper without older versions, and a server that does not answer, say so', async () => {
  versions = []
  const first = opened()
  expect(await screen.findByText(/^No older version yet/)).toBeInTheDocument()
  await first.user.click(screen.getByRole('button', { name: 'Close' }))
  expect(first.onClose).toHaveBeenCalled()
  first.unmount()
  fails = new TypeError('Failed to fetch')
  opened()
  expect(await screen.findByRole('alert')).toBeInTheDocument()
})
