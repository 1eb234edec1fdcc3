import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { Confirm } from './confirm.tsx'

const words = { title: 'Go on?', action: 'Go on', what: 'It is done at once.' }

function open(onConfirm: () => Promise<void>) {
  const onClose = vi.fn()
  const shown = renderScreen(
    <Confirm title={words.title} action={words.action} onConfirm={onConfirm} onClose={onClose}>
      {words.what}
    </Confirm>,
  )
  return { ...shown, onClose }
}

test('Escape closes a question', async () => {
  const { user, onClose } = open(async () => Promise.resolve())
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('while it is being done, neither Escape nor Cancel closes; it closes by itself', async () => {
  let finish = () => undefined as unknown
  const { user, onClose } = open(
    async () =>
      new Promise((resolve) => {
        finish = () => resolve()
      }),
  )
  await user.click(screen.getByRole('button', { name: 'Go on' }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).not.toHaveBeenCalled()
  finish()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})
