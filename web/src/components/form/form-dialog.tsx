import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { DialogForm } from './dialog-form.tsx'
import { DialogFrame } from './dialog-frame.tsx'

/**
 * A form in a dialog. A click beside it does nothing; Cancel, Escape and the cross close it, and ask first when something
 * typed would be lost.
 */
export function FormDialog<V extends FieldValues>({
  title,
  description,
  width = 600,
  onClose,
  ...props
}: Omit<ComponentProps<typeof DialogForm<V>>, 'head' | 'onCancel'> & {
  title: ReactNode
  description?: ReactNode
  width?: 500 | 600 | 800 | 1240
  onClose: () => void
}) {
  const close = async () => {
    // What is being saved closes it when it is done, or stays open with what is wrong.
    if (props.form.pending) return
    if (await props.form.mayClose()) onClose()
  }
  return (
    <DialogFrame title={title} description={description} width={width} onClose={() => void close()}>
      {(head) => <DialogForm {...props} head={head} onCancel={() => void close()} />}
    </DialogFrame>
  )
}
