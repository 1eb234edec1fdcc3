import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { DialogForm } from '@/components/form/dialog-form.tsx'
import { DialogFrame } from '@/components/form/dialog-frame.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { AuthenticatorAdded } from './authenticator-added.tsx'
import type { Enrolment } from './authenticators.ts'
import { ProveAuthenticator } from './prove-authenticator.tsx'
import { useNameForm } from './use-name-form.ts'

/** A dialog of three steps: a name, a code from the app, and what to do when the phone is lost. */
export function AddAuthenticator({
  taken,
  onAdded,
  onClose,
}: {
  /** Names of the authenticators that the account has. */
  taken: readonly string[]
  onAdded: () => void
  onClose: () => void
}) {
  const [enrolment, setEnrolment] = useState<Enrolment | 'confirmed' | null>(null)
  // Kept from the start, because the list has the new one before the last step is shown.
  const [hadOne] = useState(taken.length > 0)
  const form = useNameForm({ taken, onBegun: setEnrolment })
  const close = async () => {
    if (await form.mayClose()) onClose()
  }
  return (
    <DialogFrame
      title={<FormattedMessage defaultMessage="Set up an authenticator app" id="Vr7HOt" />}
      onClose={() => void close()}
    >
      {(head) => {
        if (enrolment === 'confirmed')
          return <AuthenticatorAdded head={head} hadOne={hadOne} onDone={onClose} />
        if (enrolment !== null) {
          return (
            <ProveAuthenticator
              head={head}
              enrolment={enrolment}
              onAdded={onAdded}
              onProven={() => setEnrolment('confirmed')}
              onCancel={onClose}
            />
          )
        }
        return (
          <DialogForm
            form={form}
            head={head}
            action={<FormattedMessage defaultMessage="Continue" id="acrOoz" />}
            onCancel={() => void close()}
          >
            <p className="text-ink-muted">
              <FormattedMessage
                defaultMessage="You need an authenticator app on a phone or tablet. First, what shall we call the device?"
                id="ZST0uj"
              />
            </p>
            <TextField
              form={form}
              name="name"
              label={<FormattedMessage defaultMessage="Name of the device" id="tMkwz7" />}
              hint={<FormattedMessage defaultMessage="For instance: tablet at home" id="xI9MAO" />}
            />
          </DialogForm>
        )
      }}
    </DialogFrame>
  )
}
