import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AppError } from '@/lib/errors.ts'
import { renderScreen } from '@/testing/render.tsx'
import { ConfirmDelete } from './confirm-delete.tsx'

const words = { title: 'Delete it?', lost: 'It is lost.' }

function open(figures: { known: boolean; error: unknown }) {
  const onDelete = vi.fn()
  const again = vi.fn()
  const shown = renderScreen(
    <ConfirmDelete
      title={words.title}
      figures={{ ...figures, again }}
      onDelete={onDelete}
      onClose={() => undefined}
    >
      {words.lost}
    </ConfirmDelete>,
  )
  return { ...shown, onDelete, again }
}

const remove = () => screen.getByRole('button', { name: 'Delete' })

test('what will be lost is not known yet: there is no "yes", and nothing went wrong', () => {
  open({ known: false, error: undefined })
  expect(remove()).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('it could not be read: the question says so and reads again', async () => {
  const { user, again, onDelete } = open({ known: false, error: new AppError('rate_limited') })
  expect(remove()).toBeDisabled()
  expect(screen.getAllByRole('alert').map((one) => one.textContent)).not.toEqual([''])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(again).toHaveBeenCalledOnce()
  expect(onDelete).not.toHaveBeenCalled()
})

test('an old error beside figures that are known says nothing', () => {
  open({ known: true, error: new AppError('rate_limited') })
  expect(remove()).toBeEnabled()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
