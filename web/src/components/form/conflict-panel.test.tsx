import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import type { Conflict } from './conflict.ts'
import { ConflictPanel } from './conflict-panel.tsx'

const fields = new Map([
  ['label', { label: 'Label', show: (value: unknown) => value as string }],
  [
    'note',
    { label: 'Note', show: (value: unknown) => (typeof value === 'string' ? `“${value}”` : null) },
  ],
])

const open = (who: Conflict['who'] = { name: 'Priya' }, pending = false) => {
  const settle = vi.fn(async () => Promise.resolve())
  const leave = vi.fn()
  const page = renderScreen(
    <ConflictPanel
      conflict={{
        version: '2026-11-23T03:41:32.312474+00:00',
        who,
        fields: [
          { field: 'label', theirs: 'Theirs', mine: 'Mine', both: true },
          { field: 'note', theirs: null, mine: 'Old', both: false },
          { field: 'other', theirs: 'x', mine: 'y', both: false },
        ],
        settle,
        leave,
      }}
      fields={fields}
      pending={pending}
    />,
  )
  const of = (name: string) => within(screen.getByRole('group', { name }))
  return {
    ...page,
    settle,
    leave,
    of,
    saving: screen.getByRole('button', { name: 'Save this choice' }),
  }
}

test('it says who changed the row and when', () => {
  open()
  expect(screen.getByRole('alert')).toHaveTextContent(
    /Priya changed this on 23 November 2026 at 05:41, while you were editing it/,
  )
})

test('whoever is not known is not named', () => {
  open(null)
  expect(screen.getByRole('alert')).toHaveTextContent(/This was changed elsewhere on 23 November/)
})

test('what both changed has to be chosen; what only they changed stays theirs unless taken back', async () => {
  const { user, of, saving, settle } = open()
  const label = of('Label')
  expect(label.getByRole('radio', { name: /^Take theirs ?Theirs$/ })).not.toBeChecked()
  expect(label.getByRole('radio', { name: /^Keep mine ?Mine$/ })).not.toBeChecked()
  expect(of('Note').getByRole('radio', { name: /^Take theirs ?Empty$/ })).toBeChecked()
  expect(of('Note').getByRole('radio', { name: /^Keep mine ?“Old”$/ })).not.toBeChecked()
  expect(saving).toBeDisabled()

  await user.click(label.getByRole('radio', { name: /^Keep mine ?Mine$/ }))
  expect(saving).toBeEnabled()
  await user.click(of('Note').getByRole('radio', { name: /^Keep mine ?“Old”$/ }))
  expect(of('Note').getByRole('radio', { name: /^Take theirs ?Empty$/ })).not.toBeChecked()
  await user.click(saving)
  expect(settle).toHaveBeenCalledExactlyOnceWith(['other'])
})

test('taking theirs tells which fields', async () => {
  const { user, of, saving, settle } = open()
  await user.click(of('Label').getByRole('radio', { name: /^Take theirs ?Theirs$/ }))
  await user.click(saving)
  expect(settle).toHaveBeenCalledExactlyOnceWith(['label', 'note', 'other'])
})

test('a field that the form does not show goes by its own name', () => {
  const { of } = open()
  expect(of('other').getByRole('radio', { name: /^Take theirs ?Empty$/ })).toBeChecked()
})

test('one can go back to the form, and not save twice', async () => {
  const { user, leave, of, saving } = open(null, true)
  await user.click(of('Label').getByRole('radio', { name: /^Keep mine ?Mine$/ }))
  expect(saving).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Back to the form' }))
  expect(leave).toHaveBeenCalledOnce()
})
