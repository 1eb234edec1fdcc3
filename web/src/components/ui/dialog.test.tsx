import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { AlertDialog, AlertDialogContent, AlertDialogTitle } from './alert-dialog.tsx'
import { Dialog, DialogContent, DialogTitle, DrawerContent } from './dialog.tsx'

function Opener({ kind }: { kind: 'dialog' | 'drawer' | 'question' }) {
  const [open, setOpen] = useState(false)
  const close = <button type="button" aria-label={kind} onClick={() => setOpen(false)} />
  const Content = kind === 'dialog' ? DialogContent : DrawerContent
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} />
      {kind === 'question' ? (
        <AlertDialog open={open}>
          <AlertDialogContent aria-describedby={undefined}>
            <AlertDialogTitle>{kind}</AlertDialogTitle>
            {close}
          </AlertDialogContent>
        </AlertDialog>
      ) : (
        <Dialog open={open}>
          <Content aria-describedby={undefined}>
            <DialogTitle>{kind}</DialogTitle>
            {close}
          </Content>
        </Dialog>
      )}
    </>
  )
}

test.each(['dialog', 'drawer', 'question'] as const)(
  'a %s gives the focus back when it closes, each time',
  async (kind) => {
    const { user } = renderScreen(<Opener kind={kind} />)
    const opener = screen.getByRole('button')
    const openAndClose = async () => {
      await user.click(opener)
      await user.click(screen.getByRole('button', { name: kind }))
    }
    await openAndClose()
    expect(opener).toHaveFocus()
    await openAndClose()
    expect(opener).toHaveFocus()
  },
)

const names = { title: 'Two fields', first: 'first', next: 'next' }

/** Two fields in a dialog, with what happens when the first one is left, before React hears of it. */
function twoFields(onLeft: (next: HTMLElement, dialog: HTMLElement) => void) {
  renderScreen(
    <Dialog open>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{names.title}</DialogTitle>
        <input aria-label={names.first} />
        <input aria-label={names.next} />
      </DialogContent>
    </Dialog>,
  )
  const [first, next] = [screen.getByLabelText('first'), screen.getByLabelText('next')]
  const dialog = screen.getByRole('dialog')
  act(() => first.focus())
  first.addEventListener('blur', () => onLeft(next, dialog), { once: true })
  return { next, dialog }
}

test('a dialog does not take the focus that is on its way to the next field', async () => {
  const seen: unknown[] = []
  // As Radix does when an element is removed while nothing has the focus.
  const { next, dialog } = twoFields((_, whole) => whole.focus())
  dialog.addEventListener('focusin', ({ target }) => seen.push(target))
  act(() => next.focus())
  expect(next).toHaveFocus()
  expect(seen).toEqual([next])
  // Later the dialog itself can have it, and a press beside the fields leads nowhere else.
  await act(async () => new Promise((done) => setTimeout(done)))
  act(() => dialog.focus())
  expect(dialog).toHaveFocus()
})

test('a dialog takes the focus when the field that it was going to is gone', async () => {
  const { dialog } = twoFields(() => undefined)
  const gone = document.createElement('input')
  dialog.append(gone)
  act(() => {
    document.activeElement?.dispatchEvent(new FocusEvent('blur', { relatedTarget: gone }))
    gone.remove()
    ;(document.activeElement as HTMLElement).blur() // the first field has it
  })
  await act(async () => new Promise((done) => setTimeout(done)))
  expect(dialog).toHaveFocus()
})
