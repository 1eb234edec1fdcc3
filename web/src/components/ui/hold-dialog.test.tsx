import { screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { DialogForm } from '@/components/form/dialog-form.tsx'
import { DialogFrame } from '@/components/form/dialog-frame.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { InfoDialog } from '@/components/form/info-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { AlertDialog, AlertDialogContent, AlertDialogTitle } from '@/components/ui/alert-dialog.tsx'
import { Dialog, DialogContent, DialogTitle, DrawerContent } from '@/components/ui/dialog.tsx'
import { renderScreen } from '@/testing/render.tsx'
import { HoldDialog } from './hold-dialog.tsx'

interface Held {
  busy: boolean
  onClose: () => void
}

const words = { title: 'A dialog', name: 'Name' }

/** Each kind of dialog that the product has. */
const kinds = {
  dialog: ({ busy, onClose }: Held) => (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{words.title}</DialogTitle>
        <HoldDialog when={busy} />
      </DialogContent>
    </Dialog>
  ),
  drawer: ({ busy, onClose }: Held) => (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DrawerContent aria-describedby={undefined}>
        <DialogTitle>{words.title}</DialogTitle>
        <HoldDialog when={busy} />
      </DrawerContent>
    </Dialog>
  ),
  question: ({ busy, onClose }: Held) => (
    <AlertDialog open onOpenChange={(open) => !open && onClose()}>
      <AlertDialogContent aria-describedby={undefined}>
        <AlertDialogTitle>{words.title}</AlertDialogTitle>
        <HoldDialog when={busy} />
      </AlertDialogContent>
    </AlertDialog>
  ),
  'dialog without a form': ({ busy, onClose }: Held) => (
    <InfoDialog title={words.title} onClose={onClose}>
      <HoldDialog when={busy} />
    </InfoDialog>
  ),
}

test.each(Object.entries(kinds))(
  'a %s closes by Escape, and not while something is saved in it',
  async (_, Kind) => {
    const onClose = vi.fn()
    const { user, rerender } = renderScreen(<Kind busy onClose={onClose} />)
    await user.keyboard('{Escape}')
    for (const close of screen.queryAllByRole('button', { name: 'Close' })) await user.click(close)
    expect(onClose).not.toHaveBeenCalled()
    rerender(<Kind busy={false} onClose={onClose} />)
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  },
)

test('a dialog of several steps waits for the form of the step', async () => {
  const onClose = vi.fn()
  let finish = (): unknown => undefined
  function Step() {
    const form = useEntityForm({
      schema: z.object({ name: z.string() }),
      values: { name: '' },
      save: async () =>
        new Promise<null>((resolve) => {
          finish = () => resolve(null)
        }),
    })
    return (
      // As a dialog of steps has it: it does not ask the form whether it may close.
      <DialogFrame title={words.title} onClose={onClose}>
        {(head) => (
          <DialogForm form={form} head={head} onCancel={onClose}>
            <TextField form={form} name="name" label={words.name} />
          </DialogForm>
        )}
      </DialogFrame>
    )
  }
  const router = createMemoryRouter([{ path: '*', element: <Step /> }])
  const { user } = renderScreen(<RouterProvider router={router} useTransitions={false} />)
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Thandi{Enter}')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).not.toHaveBeenCalled()
  finish()
  await vi.waitFor(async () => {
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalled()
  })
})
