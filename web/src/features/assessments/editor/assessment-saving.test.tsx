import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  box,
  onWideScreen,
  open,
  questionsSent,
  rivers,
  server,
  startAnew,
  stored,
} from './assessment-editor-testing.tsx'

// A whole editor, typed into letter by letter.
vi.setConfig({ testTimeout: 30_000 })
beforeEach(startAnew)

test('a new paper whose save was stored and not answered is saved again as the same one', async () => {
  const first = open(server.now, { isNew: true })
  await first.user.type(box('Title'), ' of Africa')
  server.loses = true
  await first.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(first.onSaved).not.toHaveBeenCalled()
  await first.user.type(box('Question 1.1'), ' Why?')
  // The page is loaded anew: the draft is what was typed.
  first.unmount()
  const second = open(stored(rivers('Which river?')), { isNew: true })
  expect(box('Question 1.1')).toHaveValue('Which river? Why?')
  await second.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(second.onSaved).toHaveBeenCalled())
  expect(server.sent.map((one) => one['id'] ?? (one['row'] as { id: string }).id)).toEqual([
    server.now.id,
    server.now.id,
    server.now.id,
  ])
  expect(server.now.title).toBe('Rivers of Africa')
  expect(questionsSent(2)).toMatchObject([{ fields: [{ question: 'Which river? Why?' }] }])
})

test('saving again after a lost answer asks nothing about what was typed since', async () => {
  const { user, onSaved } = open()
  await user.type(box('Question 1.1'), ' Why?')
  server.loses = true
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('alert')
  await user.type(box('Question 1.1'), ' Where?')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(questionsSent(2)).toMatchObject([{ fields: [{ question: 'Which river? Why? Where?' }] }])
})

test.each([false, true])(
  'what arrives while a paper is saved is not lost; it is saved next, a new paper: %s',
  async (isNew) => {
    // With the bank beside the paper.
    onWideScreen()
    const first = open(server.now, { isNew })
    const bank = Promise.withResolvers<undefined>()
    const save = Promise.withResolvers<undefined>()
    server.held = {
      BankedQuestion: bank.promise,
      ChangeAssessment: save.promise,
      AddAssessment: save.promise,
    }
    await first.user.click(screen.getByRole('button', { name: 'Question bank' }))
    await first.user.click(await screen.findByRole('button', { name: 'Insert' }))
    await first.user.type(box('Title'), '!{Control>}s{/Control}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled())
    bank.resolve(undefined)
    expect(await screen.findByText('Inserted as question 2', { selector: 'button' })).toBeVisible()
    save.resolve(undefined)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled())
    expect(first.onSaved).not.toHaveBeenCalled()
    expect(questionsSent(0)).toHaveLength(1)
    // The page is loaded anew: the draft has the question, over what was stored.
    first.unmount()
    const second = open(isNew ? stored(rivers('Which river?')) : server.now, { isNew })
    await second.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(second.onSaved).toHaveBeenCalled())
    expect(server.sent[1]).toMatchObject({ id: server.now.id, row: { title: 'Rivers!' } })
    expect(questionsSent(1)).toMatchObject([{}, { fields: [{ question: 'Where is north?' }] }])
  },
)

test('a draft is kept and opened again, over the version that it was typed over', async () => {
  const first = open()
  await first.user.type(box('Question 1.1'), ' Why?')
  first.unmount()
  server.now = { ...stored(rivers('Theirs?')), updatedAt: '2026-11-23T08:00:00.000002+00:00' }
  const second = open()
  expect(box('Question 1.1')).toHaveValue('Which river? Why?')
  expect(screen.getByText(/This is what you typed before/)).toBeInTheDocument()
  await second.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('group', { name: 'Question 1' })).toBeInTheDocument()
})
