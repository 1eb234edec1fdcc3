import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { DialogForm } from '@/components/form/dialog-form.tsx'
import { CodeField } from '../code/code-field.tsx'
import { useCodeForm } from '../code/use-code-form.ts'
import { AuthenticatorKey } from './authenticator-key.tsx'
import { confirmCode, type Enrolment } from './authenticators.ts'

/** The second step of adding an authenticator: the key for the app, and a field for a code from it. */
export function ProveAuthenticator({
  head,
  enrolment,
  onAdded,
  onProven,
  onCancel,
}: {
  head: ReactNode
  enrolment: Enrolment
  /** The account has a new authenticator. */
  onAdded: () => void
  onProven: () => void
  onCancel: () => void
}) {
  const form = useCodeForm({
    onSend: async ({ code }) => {
      await confirmCode(enrolment.id, code)
      onAdded() // Not in onSent, which is not called if the dialog was closed meanwhile.
    },
    onSent: onProven,
  })
  return (
    <DialogForm
      form={form}
      head={head}
      action={<FormattedMessage defaultMessage="Turn it on" id="2Oo53q" />}
      onCancel={onCancel}
    >
      <AuthenticatorKey enrolment={enrolment} />
      <CodeField
        form={form}
        hint={
          <FormattedMessage
            defaultMessage="Within five minutes; after that, begin again for safety."
            id="+VM3mz"
          />
        }
      />
    </DialogForm>
  )
}
