import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { dialogBody, dialogFooter } from './dialog-frame.tsx'
import type { EntityForm } from './entity-form.ts'
import { Form } from './form.tsx'
import { SaveButton, SaveNote } from './save-bar.tsx'

/** The form inside a DialogFrame. A dialog of several steps has one for each step in which something is typed. */
export function DialogForm<V extends FieldValues>({
  form,
  head,
  action,
  danger = false,
  aside,
  onCancel,
  children,
}: {
  form: EntityForm<V>
  /** Title and description, as DialogFrame gives them. */
  head: ReactNode
  /** What the button does, where that is not to save. */
  action?: ReactNode
  /** It takes something away. */
  danger?: boolean
  /** Another button, at the left of the footer. */
  aside?: ReactNode
  onCancel: () => void
  children: ReactNode
}) {
  return (
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
          <div className="flex max-w-full shrink-0 flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={() => !form.pending && onCancel()}>
              <FormattedMessage defaultMessage="Cancel" id="47FYwb" />
            </Button>
            <SaveButton form={form} variant={danger ? 'danger' : 'primary'}>
              {action}
            </SaveButton>
          </div>
        </div>
      }
    >
      {children}
    </Form>
  )
}
