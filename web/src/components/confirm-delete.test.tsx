import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { ConfirmDelete } from './confirm-delete.tsx'

const words = { open: 'Open', title: 'Delete it?', lost: 'It is lost.' }

/** A page whose button goes with what it deletes. */
function Page() {
  const [open, setOpen] = useState(false)
  const [there, setThere] = useState(true)
  return (
    <main id="main">
      {there && (
        <button type="button" onClick={() => setOpen(true)}>
          {words.open}
        </button>
      )}
      {open && (
        <ConfirmDelete
          title={words.title}
          onDelete={async () => {
            setThere(false)
            return Promise.resolve()
          }}
          onClose={() => setOpen(false)}
        >
          {words.lost}
        </ConfirmDelete>
      )}
    </main>
  )
}

test('the focus goes back to the button, and to the page once the button is gone', async () => {
  const { user } = renderScreen(<Page />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})
