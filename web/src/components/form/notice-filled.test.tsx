import { act, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fillUnseen } from '@/testing/fill-unseen.ts'
import { renderPage } from './form-testing.tsx'

const label = () => screen.getByLabelText<HTMLInputElement>('Label')
const place = () => screen.getByLabelText<HTMLTextAreaElement>('Place')

async function open() {
  const save = vi.fn(async () => Promise.resolve())
  const page = renderPage({ save })
  await page.user.click(screen.getByRole('button', { name: 'Open' }))
  return { save, ...page }
}

const filled = [
  { label: 'Easter', place: 'Cape Town' },
  { version: '', changed: ['label', 'place'] },
]

test('what was filled in with an event is saved', async () => {
  const { save, user } = await open()
  for (const [element, value] of [
    [label(), 'Easter'],
    [place(), 'Cape Town'],
  ] as const) {
    act(() => {
      fillUnseen(element, value)
      element.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(save).toHaveBeenCalledExactlyOnceWith(...filled)
})

const saveButton = () => screen.getByRole('button', { name: 'Save' })

/** Without the events of a pointer or a key that come before it when a person does it. */
const byScript = (send: () => void) => async () =>
  act(async () => {
    send()
    await new Promise((resolve) => setTimeout(resolve))
  })

test.each<[how: string, send: (user: UserEvent) => Promise<unknown>]>([
  ['a click', async (user) => user.click(saveButton())],
  ['Enter', async (user) => user.type(label(), '{Enter}')],
  ['a manager that clicks', byScript(() => saveButton().click())],
  ['a manager that submits', byScript(() => label().form?.requestSubmit())],
])('what was filled in without any event is saved: by %s', async (_, send) => {
  const { save, user } = await open()
  fillUnseen(label(), 'Easter')
  fillUnseen(place(), 'Cape Town')
  await send(user)
  expect(save).toHaveBeenCalledExactlyOnceWith(...filled)
})

test('typing on does not empty what was filled in without an event', async () => {
  const { save, user } = await open()
  act(() => place().focus())
  fillUnseen(label(), 'Easter')
  await user.keyboard('Cape Town')
  expect(label()).toHaveValue('Easter')
  await user.click(saveButton())
  expect(save).toHaveBeenCalledExactlyOnceWith(...filled)
})

test('the button learns of it as soon as anything in the form is pressed', async () => {
  const { user } = await open()
  fillUnseen(label(), 'Easter')
  expect(saveButton()).toHaveAttribute('aria-disabled', 'true')
  await user.click(place())
  expect(saveButton()).toHaveAttribute('aria-disabled', 'false')
})
