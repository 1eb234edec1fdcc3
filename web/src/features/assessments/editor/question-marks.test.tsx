import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { questionsOf } from '../paper/paper.ts'
import { EditorContext, usePaper } from './editor-context.ts'
import { editorOfEmptyPaper } from './editor-testing.ts'
import { QuestionMarks } from './question-marks.tsx'

function FirstMarks() {
  const question = usePaper((paper) => questionsOf(paper)[0])
  return question === undefined ? null : <QuestionMarks question={question} number="1" />
}

function open() {
  const editor = editorOfEmptyPaper()
  const { store } = editor
  const first = () => {
    const [question] = questionsOf(store.get())
    if (question === undefined) throw new Error('A paper begins with a question')
    return question
  }
  const screenOf = renderScreen(
    <EditorContext value={editor}>
      <FirstMarks />
    </EditorContext>,
  )
  return {
    ...screenOf,
    editor,
    marks: () => first().marks,
    type: (marks: number | null) =>
      act(() =>
        store.dispatch({ kind: 'change-question', question: first().id, change: { marks } }),
      ),
    mark: (marks: number) =>
      act(() => store.dispatch({ kind: 'marks', part: first().parts[0]?.id ?? '', marks })),
  }
}

const told = /no longer the 10 that you typed/

test('typed marks that give way to those of a part are told, also to a screen reader, and can be kept', async () => {
  const { user, editor, type, mark, marks } = open()
  type(10)
  mark(3)
  expect(screen.getByText(told)).toBeVisible()
  expect(editor.announce).toHaveBeenLastCalledWith(
    'Question 1 now counts the sum of its parts, 3, and no longer the 10 that you typed.',
  )
  mark(4)
  expect(screen.getByText(/the sum of its parts, 4,/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep 10' }))
  expect(marks()).toBe(10)
  expect(screen.queryByText(told)).toBeNull()
})

test('whoever asks for the sum, or types what it is, is told nothing', async () => {
  const { user, type, mark } = open()
  mark(3)
  type(10)
  await user.click(screen.getByRole('button', { name: 'Use the sum' }))
  expect(screen.queryByText(told)).toBeNull()
  type(10)
  mark(10)
  expect(screen.queryByText(told)).toBeNull()
})

test('marks are asked for until somebody has said them; 0 is an answer', () => {
  const { type } = open()
  const field = screen.getByRole('textbox', { name: 'Marks, question 1' })
  expect(field).toBeRequired()
  type(0)
  expect(field).toHaveValue('0')
  expect(field).not.toBeRequired()
})
