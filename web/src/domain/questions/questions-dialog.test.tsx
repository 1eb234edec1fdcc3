import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/errors.ts'
import { renderScreen } from '@/testing/render.tsx'
import { parseQuestions, type Answer } from './product-question.ts'
import { QuestionsDialog } from './questions-dialog.tsx'

const items = ['Red', 'Blue']
const questions = parseQuestions(
  JSON.stringify([
    { type: 'Text', label: 'Name', required: true, value: 'Grade 3' },
    { type: 'Textarea', label: 'Message' },
    { type: 'Select', label: 'Letters', items, value: 'Blue' },
    { type: 'Multi Select', label: 'Strips', items, value: ['Red'] },
    { type: 'Radio', label: 'Finish', items, value: 'Red' },
    { type: 'Checkbox', label: 'Extras', items, value: ['Blue'] },
  ]),
)

beforeEach(() => sessionStorage.clear())

type Submit = (answers: Answer[]) => Promise<void>

function open(onSubmit = vi.fn<Submit>().mockResolvedValue()) {
  const shown = renderScreen(
    <QuestionsDialog
      title="Name strips"
      questions={questions}
      submit="Save answers"
      draft="line.1"
      onSubmit={onSubmit}
      onClose={vi.fn()}
    />,
  )
  return { ...shown, onSubmit, save: screen.getByRole('button', { name: 'Save answers' }) }
}

test('earlier answers to all six types are filled in and submitted unchanged', async () => {
  const { user, onSubmit, save } = open()
  expect(screen.getByRole('dialog', { name: 'A few questions' })).toBeVisible()
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Grade 3')
  expect(screen.getByLabelText(/^Letters/)).toHaveValue('Blue')
  expect(screen.getByLabelText(/^Strips/)).toHaveTextContent('Red')
  expect(screen.getByRole('radio', { name: 'Red' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Blue' })).toBeChecked()
  await waitFor(() => expect(save).toBeEnabled())
  await user.click(save)
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith([
    'Grade 3',
    '',
    'Blue',
    ['Red'],
    'Red',
    ['Blue'],
  ])
})

test('closing keeps what was typed; submitting clears it', async () => {
  const first = open()
  await first.user.type(screen.getByLabelText(/^Message/), 'For Friday')
  first.unmount()
  const { user, save, unmount } = open()
  expect(screen.getByLabelText(/^Message/)).toHaveValue('For Friday')
  await waitFor(() => expect(save).toBeEnabled())
  await user.click(save)
  await waitFor(() => expect(sessionStorage.length).toBe(0))
  unmount()
  open()
  expect(screen.getByLabelText(/^Message/)).toHaveValue('')
})

test('a refusal is shown, and the answers stay', async () => {
  const refuse = vi.fn<Submit>().mockRejectedValue(new AppError('answers_not_allowed'))
  const { user, save } = open(refuse)
  await user.type(screen.getByLabelText(/^Message/), 'For Friday')
  await waitFor(() => expect(save).toBeEnabled())
  await user.click(save)
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByLabelText(/^Message/)).toHaveValue('For Friday')
})
