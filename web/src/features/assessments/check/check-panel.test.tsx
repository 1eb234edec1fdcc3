import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { EditorContext, type Editor } from '../editor/editor-context.ts'
import { emptyPaper } from '../paper/paper-testing.ts'
import { paperStore } from '../paper/paper-store.ts'
import { editorFor } from '../editor/editor-testing.ts'
import { questionsOf, slots } from '../paper/paper.ts'
import { CheckButton } from './check-button.tsx'
import { CheckPanel } from './check-panel.tsx'

function opened(stored: string | null = null) {
  Element.prototype.scrollIntoView = () => undefined
  const store = paperStore(emptyPaper())
  const onGo = vi.fn()
  const editor: Editor = editorFor(store)
  const part = questionsOf(store.get())[0]?.parts[0]?.id ?? ''
  const rendered = renderScreen(
    <EditorContext value={editor}>
      <CheckButton open onOpen={() => undefined} />
      <CheckPanel wide stored={stored} onGo={onGo} onClose={() => undefined} />
      <div data-place={part} role="dialog">
        <input data-place={part} />
      </div>
    </EditorContext>,
  )
  return { ...rendered, store, part, onGo }
}

test('the count on the button and the list follow the paper', async () => {
  const { store, part } = opened()
  expect(screen.getByText('The paper has no title.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Check the paper: 4 findings' })).toBeInTheDocument()
  act(() => {
    store.dispatch({ kind: 'meta', change: { title: 'Rivers', minutes: '10' } })
    store.dispatch({ kind: 'marks', part, marks: 5 })
    store.dispatch({ kind: 'text', slot: slots.ask(part), value: 'Name the river.' })
  })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Check the paper: 1 finding' })).toBeInTheDocument(),
  )
  expect(await screen.findByText('It has no answer in the memorandum.')).toBeInTheDocument()
  act(() => store.dispatch({ kind: 'text', slot: slots.answer(part), value: 'The Vaal' }))
  expect(
    await screen.findByText('Marks, answers, figures and levels are in order.'),
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Check the paper: nothing found' })).toBeInTheDocument()
})

test('a finding leads to its side of the paper', async () => {
  const { store, part, onGo, user } = opened()
  act(() => {
    store.dispatch({ kind: 'marks', part, marks: 5 })
    store.dispatch({ kind: 'text', slot: slots.ask(part), value: 'Name the river.' })
  })
  await user.click(await screen.findByRole('button', { name: /has no answer/ }))
  expect(onGo).toHaveBeenLastCalledWith('memorandum')
  await user.click(screen.getByRole('button', { name: /has no title/ }))
  expect(onGo).toHaveBeenLastCalledWith('questions')
})

test('only a stored paper has a sheet to print', () => {
  opened()
  expect(screen.queryByRole('link', { name: 'Moderation sheet' })).toBeNull()
})

test('the sheet of a stored paper opens beside the editor', () => {
  opened('a36e0a4e-73f8-4a0f-8edf-01758b857db0')
  expect(screen.getByRole('link', { name: 'Moderation sheet' })).toHaveAttribute(
    'href',
    '/app/print/assessment/a36e0a4e-73f8-4a0f-8edf-01758b857db0?side=check',
  )
})
