import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { box, open, questionsSent, server, startAnew } from './assessment-editor-testing.tsx'

// A whole editor, typed into letter by letter.
vi.setConfig({ testTimeout: 30_000 })
beforeEach(startAnew)

test('what is wrong keeps it from being saved, and pressing Save leads there', async () => {
  const { user } = open()
  const save = screen.getByRole('button', { name: 'Save' })
  expect(screen.getByText('Nothing has changed yet.')).toBeInTheDocument()
  await user.clear(box('Title'))
  expect(save).toHaveAttribute('aria-disabled', 'true')
  await user.clear(box('Question 1.1'))
  await user.click(save)
  expect(screen.getByText('Title is required')).toBeInTheDocument()
  expect(screen.getByText('This field is required')).toBeInTheDocument()
  await waitFor(() => expect(box('Title')).toHaveFocus())
  expect(server.sent).toEqual([])
})

test('the version that was opened is sent along, and the marks follow the parts', async () => {
  const { user, onSaved } = open()
  expect(screen.getByText(/^Cognitive level\(s\) .Low order. exceed/)).toBeInTheDocument()
  await user.clear(box('Marks, 1.1'))
  await user.type(box('Marks, 1.1'), '4,5')
  await user.click(screen.getByRole('button', { name: 'Choice A of 1.1 is right' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(server.sent).toMatchObject([{ id: server.now.id, version: server.now.createdAt }])
  expect(questionsSent(0)).toMatchObject([
    { marks: 4.5, fields: [{ answer: 'Orange', marks: 4.5 }] },
  ])
})

test('Ctrl Z undoes in any field, also a choice made by a click', async () => {
  const { user } = open()
  await user.type(box('Title'), '!')
  await user.click(screen.getByRole('button', { name: 'Choice A of 1.1 is right' }))
  await user.click(box('Question 1.1'))
  await user.keyboard('{Control>}z{/Control}')
  expect(screen.getByRole('button', { name: 'Choice B of 1.1 is right' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(box('Title')).toHaveValue('Rivers!')
  await user.keyboard('{Control>}z{/Control}')
  expect(box('Title')).toHaveValue('Rivers')
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(box('Title')).toHaveValue('Rivers!')
  // One key does not save.
  await user.type(box('Title'), '{Enter}')
  expect(server.sent).toEqual([])
})

test('a search and another dialog undo their own words, not the paper', async () => {
  const { user } = open()
  await user.type(box('Title'), '!')
  await user.keyboard('{Control>}f{/Control}')
  const search = await screen.findByRole('searchbox')
  await user.type(search, 'river')
  await user.keyboard('{Control>}z{/Control}')
  expect(box('Title')).toHaveValue('Rivers!')
  const other = document.createElement('div')
  other.setAttribute('role', 'dialog')
  other.innerHTML = '<form><input></form>'
  document.body.append(other)
  const undo = new InputEvent('beforeinput', {
    inputType: 'historyUndo',
    bubbles: true,
    cancelable: true,
  })
  other.querySelector('input')?.dispatchEvent(undo)
  other.remove()
  expect(undo.defaultPrevented).toBe(false)
  expect(box('Title')).toHaveValue('Rivers!')
})
