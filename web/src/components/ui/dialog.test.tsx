import { screen } from '@testing-library/react'
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
