import { screen, waitFor, within } from '@testing-library/react'
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

test('changed elsewhere in other places: both are saved', async () => {
  const { user, onSaved } = open()
  server.now = {
    ...stored(rivers('Which long river?')),
    updatedAt: '2026-11-23T08:00:00.000002+00:00',
  }
  await user.type(box('Title'), ' and towns')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(server.sent.map(({ version }) => version)).toEqual([
    '2026-11-23T08:00:00.000001+00:00',
    '2026-11-23T08:00:00.000002+00:00',
  ])
  expect(server.sent[1]?.['row']).toMatchObject({ title: 'Rivers and towns' })
  expect(questionsSent(1)).toMatchObject([{ fields: [{ question: 'Which long river?' }] }])
})

test('changed elsewhere in the same question: nothing is saved before the person has chosen', async () => {
  const { user, onSaved } = open()
  server.now = { ...stored(rivers('Theirs?')), updatedAt: '2026-11-23T08:00:00.000002+00:00' }
  await user.clear(box('Question 1.1'))
  await user.type(box('Question 1.1'), 'Mine?')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const choice = await screen.findByRole('group', { name: 'Question 1' })
  expect(onSaved).not.toHaveBeenCalled()
  expect(choice).toHaveTextContent('Theirs?')
  await user.click(within(choice).getByRole('radio', { name: /Keep mine/ }))
  await user.click(screen.getByRole('button', { name: 'Save this choice' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(questionsSent(1)).toMatchObject([{ fields: [{ question: 'Mine?' }] }])
})

/** The question with a translation of what it asks and of its first option. */
const bilingual = (ask: string, other: string, option: string) => {
  const [question] = rivers(ask)
  const fields = question?.fields.map((part) => ({
    ...part,
    translation: { question: other, items: [option, ''] },
  }))
  return {
    ...stored([{ ...question, fields }]),
    translation: JSON.stringify({ language: 'af', title: 'Riviere', instructions: ['Alles.'] }),
  }
}

test('what differs in the translation, in the options or in the second language can be compared', async () => {
  const opened = bilingual('Which river?', 'Watter rivier?', 'Oranje')
  const { user } = open(opened)
  server.now = {
    ...bilingual('Which river?', 'Watter een?', 'Oranjerivier'),
    updatedAt: '2026-11-23T08:00:00.000002+00:00',
  }
  await user.clear(box('Choice B, 1.1'))
  await user.type(box('Choice B, 1.1'), 'Tugela')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const choice = await screen.findByRole('group', { name: 'Question 1' })
  const [theirs, mine] = within(choice).getAllByRole('radio')
  const said = (radio?: HTMLElement) => radio?.closest('label')?.textContent
  expect(said(theirs)).toMatch(/B {2}Vaal ✓[^]*\[2\]Afrikaans[^]*Watter een\?[^]*A {2}Oranjerivier/)
  expect(said(mine)).toMatch(/B {2}Tugela ✓[^]*\[2\]Afrikaans[^]*Watter rivier\?[^]*A {2}Oranje$/)
})

test('two who chose another second language are shown its name', async () => {
  const { user } = open()
  server.now = {
    ...stored(rivers('Which river?')),
    translation: JSON.stringify({ language: 'en', title: '', instructions: [''] }),
    updatedAt: '2026-11-23T08:00:00.000002+00:00',
  }
  await user.click(screen.getByRole('checkbox', { name: 'Also in Afrikaans' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const choice = await screen.findByRole('group', { name: 'Second language' })
  expect(choice).toHaveTextContent(/English.*Afrikaans/)
})

test('an older version that was put back meets what another window saved since', async () => {
  server.older = {
    ...stored(rivers('Which stream?')),
    updatedAt: '2026-11-22T08:00:00.000001+00:00',
  }
  onWideScreen()
  const { user, onSaved } = open()
  await user.click(screen.getByRole('button', { name: 'History' }))
  await user.click(await screen.findByRole('button', { name: /Rivers/ }))
  await user.click(await screen.findByRole('button', { name: 'Put this version back' }))
  expect(box('Question 1.1')).toHaveValue('Which stream?')
  // The other window has changed the same question and the title.
  server.now = {
    ...stored(rivers('Which lake?')),
    title: 'Lakes',
    updatedAt: '2026-11-23T08:00:00.000002+00:00',
  }
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const choice = await screen.findByRole('group', { name: 'Question 1' })
  expect(choice).toHaveTextContent(/Which lake\?.*Which stream\?/s)
  expect(onSaved).not.toHaveBeenCalled()
  await user.click(within(choice).getByRole('radio', { name: /Keep mine/ }))
  await user.click(screen.getByRole('button', { name: 'Save this choice' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(server.now.title).toBe('Lakes')
  expect(questionsSent(1)).toMatchObject([{ fields: [{ question: 'Which stream?' }] }])
})
