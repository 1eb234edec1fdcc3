import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { dialogBody, dialogFooter, DialogFrame } from './dialog-frame.tsx'
import type { EntityForm } from './entity-form.ts'
import { Form } from './form.tsx'
import { SaveButton, SaveNote } from './save-bar.tsx'

/**
 * A form in a dialog. A click beside it does nothing; Cancel, Escape and the cross close it, and ask first when something
 * typed would be lost.
 */
export function FormDialog<V extends FieldValues>({
  form,
  title,
  description,
  width = 600,
  action,
  aside,
  onClose,
  children,
}: {
  form: EntityForm<V>
  title: ReactNode
  description?: ReactNode
  width?: 500 | 600 | 800
  /** What the button does, where that is not to save. */
  action?: ReactNode
  /** Another button, at the left of the footer. */
  aside?: ReactNode
  onClose: () => void
  children: ReactNode
}) {
  const close = async () => {
    if (await form.mayClose()) onClose()
  }
  return (
    <DialogFrame title={title} description={description} width={width} onClose={() => void close()}>
      {(head) => (
        <Form
          form={form}
          className="flex flex-1 flex-col"
          bodyClassName={dialogBody}
          heading={head}
          footer={
            <div className={dialogFooter}>
              {aside}
              <span className="mr-auto">
                <SaveNote form={form} />
              </span>
              <Button variant="outline" onClick={() => void close()}>
                <FormattedMessage defaultMessage="Cancel" id="47FYwb" />
              </Button>
              <SaveButton form={form}>{action}</SaveButton>
            </div>
          }
        >
          {children}
        </Form>
      )}
    </DialogFrame>
  )
}
