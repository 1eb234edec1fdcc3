import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { questionsOf } from '../paper/paper.ts'
import { EditorContext, useEdit, usePaper } from './editor-context.ts'
import { editorOfEmptyPaper } from './editor-testing.ts'
import { NumberLine } from './number-line.tsx'
import { hasUnread } from './typed-numbers.ts'

/** The marks of one question, as the paper holds them. */
function Marks({ onNumber }: { onNumber: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(2)
  const [editor] = useState(editorOfEmptyPaper)
  return (
    <EditorContext value={editor}>
      <NumberLine
        at="one"
        field="marks"
        label={null}
        name="1"
        value={value}
        decimals={2}
        onNumber={(next) => {
          setValue(next)
          onNumber(next)
        }}
      />
      <button type="button" aria-label={String(2)} />
    </EditorContext>
  )
}

const said = () => screen.queryByText('A number from 0 to 1,000')

test.each(['1001', 'abc', '½', '-1', '1e3', '2,5,5', '1 2', '1.000'])(
  '%s stays as it was typed, with its message, and is no number of the paper',
  async (hostile) => {
    const onNumber = vi.fn()
    const { user } = renderScreen(<Marks onNumber={onNumber} />)
    const field = screen.getByRole('textbox')
    await user.clear(field)
    await user.type(field, hostile)
    expect(said()).toBeVisible()
    await user.click(screen.getByRole('button'))
    expect(field).toHaveValue(hostile)
    expect(said()).toBeVisible()
    expect(onNumber.mock.lastCall?.[0]).toBeNull()
  },
)

test('a comma on its way to a fraction says nothing, and a number is written in order once it is left', async () => {
  const onNumber = vi.fn()
  const { user } = renderScreen(<Marks onNumber={onNumber} />)
  const field = screen.getByRole('textbox')
  await user.clear(field)
  await user.type(field, '1,')
  expect(said()).toBeNull()
  await user.type(field, '50')
  await user.click(screen.getByRole('button'))
  await vi.waitFor(() => expect(field).toHaveValue('1,5'))
  expect(onNumber.mock.lastCall?.[0]).toBe(1.5)
})

/** The minutes of the first question, in the paper of an editor. */
function Minutes({ question }: { question: string }) {
  const edit = useEdit()
  const value = usePaper((paper) => questionsOf(paper)[0]?.minutes ?? null)
  return (
    <NumberLine
      at={question}
      field="question-minutes"
      label={null}
      value={value}
      decimals={0}
      onNumber={(minutes, group) =>
        edit({ kind: 'change-question', question, change: { minutes } }, group)
      }
    />
  )
}

test('Ctrl+Z takes back text that cannot be read from a field that was empty, and Ctrl+Y brings it again', async () => {
  const editor = editorOfEmptyPaper()
  const { store } = editor
  const { user } = renderScreen(
    <EditorContext value={editor}>
      <Minutes question={questionsOf(store.get())[0]?.id ?? ''} />
    </EditorContext>,
  )
  const field = screen.getByRole('textbox')
  const before = store.get()
  await user.type(field, 'abc')
  expect(field).toHaveValue('abc')
  expect(hasUnread(store.get())).toBe(true)
  act(() => void store.undo())
  expect(field).toHaveValue('')
  expect(store.get()).toBe(before)
  act(() => void store.redo())
  expect(field).toHaveValue('abc')
  expect(field).toBeInvalid()
  // A number in its place leaves nothing of it.
  await user.clear(field)
  await user.type(field, '30')
  expect(questionsOf(store.get())[0]?.minutes).toBe(30)
  expect(store.get().unread).toBeUndefined()
})
