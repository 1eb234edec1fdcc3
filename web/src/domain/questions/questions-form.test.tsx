import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { parseQuestions } from './product-question.ts'
import { QuestionsForm } from './questions-form.tsx'

const questions = parseQuestions(
  JSON.stringify([
    { type: 'Text', label: 'Name', hint: 'On the tin', placeholder: 'Mrs Naidoo', required: true },
    { type: 'Select', label: 'Letters', items: ['Print', 'Script'] },
    { type: 'Checkbox', label: 'Extras', items: ['Card', 'Ribbon'], value: ['Card'] },
  ]),
)

beforeEach(() => sessionStorage.clear())

function openForm() {
  const onSubmit = vi.fn(async () => Promise.resolve())
  const shown = renderScreen(
    <QuestionsForm
      questions={questions}
      submit="Add"
      draft="test"
      onSubmit={onSubmit}
      onCancel={vi.fn()}
    />,
  )
  return { ...shown, onSubmit, add: screen.getByRole('button', { name: 'Add' }) }
}

test('answers are submitted in the order of the questions, earlier ones included', async () => {
  const { user, onSubmit, add } = openForm()
  expect(add).toBeDisabled()
  await user.type(screen.getByLabelText(/^Name/), 'Grade 3')
  await user.click(screen.getByRole('checkbox', { name: 'Ribbon' }))
  await waitFor(() => expect(add).toBeEnabled())
  await user.click(add)
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(['Grade 3', '', ['Card', 'Ribbon']])
})

test('a double click accepts the example, but does not overwrite typed text', async () => {
  const { user } = openForm()
  const name = screen.getByLabelText(/^Name/)
  await user.dblClick(name)
  expect(name).toHaveValue('Mrs Naidoo')
  await user.clear(name)
  await user.type(name, 'Mine')
  await user.dblClick(name)
  expect(name).toHaveValue('Mine')
})

test('a required question that is left empty says so', async () => {
  const { user, add } = openForm()
  await user.click(screen.getByLabelText(/^Name/))
  await user.tab()
  expect(await screen.findByText('Required')).toBeVisible()
  expect(add).toBeDisabled()
})
