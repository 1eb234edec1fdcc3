import { fireEvent, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { DialogFrame } from './dialog-frame.tsx'

const names = {
  title: 'A dialog',
  first: 'First',
  open: 'List',
  closed: 'Closed list',
  bold: 'Bold',
}

function open(props: { description?: string; readFirst?: boolean } = {}) {
  const onClose = vi.fn()
  const element = (
    <>
      <DialogFrame title={names.title} onClose={onClose} {...props}>
        {(head) => (
          <>
            {head}
            <input aria-label={names.first} />
            <input
              aria-label={names.open}
              role="combobox"
              aria-expanded="true"
              aria-controls="list"
            />
            <input
              aria-label={names.closed}
              role="combobox"
              aria-expanded="false"
              aria-controls="list"
            />
            <div role="search" data-own-escape>
              <input type="search" />
            </div>
            <div role="toolbar" data-own-escape>
              <button type="button" aria-label={names.bold} />
            </div>
          </>
        )}
      </DialogFrame>
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  const page = renderScreen(<RouterProvider router={router} useTransitions={false} />)
  return { ...page, onClose, dialog: screen.getByRole('dialog', { name: 'A dialog' }) }
}

test('Escape and the cross close it, a click beside it does not', async () => {
  const { user, onClose } = open()
  fireEvent.pointerDown(document.body)
  fireEvent.click(document.body)
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('Escape in an open list closes the list, and in a closed one the dialog', async () => {
  const { user, onClose } = open()
  screen.getByRole('combobox', { name: 'List' }).focus()
  await user.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  screen.getByRole('combobox', { name: 'Closed list' }).focus()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('Escape in a search or a tool of a formatted text stays there', async () => {
  const { user, onClose } = open()
  screen.getByRole('searchbox').focus()
  await user.keyboard('{Escape}')
  screen.getByRole('button', { name: 'Bold' }).focus()
  await user.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
})

test('it is described where there is something to say', () => {
  expect(open({ description: 'What it is for.' }).dialog).toHaveAccessibleDescription(
    'What it is for.',
  )
})

test('without a description it names none', () => {
  expect(open().dialog).not.toHaveAttribute('aria-describedby')
})

test('the focus begins at the first control', () => {
  open()
  expect(screen.getByRole('textbox', { name: 'First' })).toHaveFocus()
})

test('a dialog to be read has the focus itself', () => {
  expect(open({ readFirst: true }).dialog).toHaveFocus()
})
