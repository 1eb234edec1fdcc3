import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DialogForm } from '@/components/form/dialog-form.tsx'
import { DialogFrame } from '@/components/form/dialog-frame.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { changeEmailSchema } from '../account-form-schemas.ts'
import { useAccountForm } from '../use-account-form.ts'
import { requestEmailChange } from './account-calls.ts'
import { EmailChangeSent } from './email-change-sent.tsx'

/** Asks for the new address, then says which links to open. */
export function ChangeEmailDialog({
  current,
  onAsked,
  onClose,
}: {
  current: string | null
  /** The two mails have been sent. */
  onAsked: () => void
  onClose: () => void
}) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useAccountForm({
    schema: changeEmailSchema(useIntl(), current),
    values: { email: '' },
    asks: true,
    onSend: async ({ email }) => {
      await requestEmailChange({ email })
      onAsked() // Not in onSent, which is not called if the dialog was closed meanwhile.
      return email
    },
    onSent: setSentTo,
  })
  const close = async () => {
    if (await form.mayClose()) onClose()
  }
  return (
    <DialogFrame
      title={<FormattedMessage defaultMessage="Change email" id="ChATeO" />}
      onClose={() => void close()}
    >
      {(head) =>
        sentTo === null ? (
          <DialogForm
            form={form}
            head={head}
            action={<FormattedMessage defaultMessage="Send both emails" id="Vfnvi/" />}
            onCancel={() => void close()}
          >
            <p className="text-ink-muted">
              <FormattedMessage
                defaultMessage="We email both addresses, the one you have and the new one. Your email address changes when both have agreed; until then everything stays as it is."
                id="58Z8oF"
              />
            </p>
            <TextField
              form={form}
              name="email"
              label={<FormattedMessage defaultMessage="New email" id="ugLdkh" />}
              type="email"
              autoComplete="email"
            />
          </DialogForm>
        ) : (
          <EmailChangeSent head={head} from={current} to={sentTo} onDone={onClose} />
        )
      }
    </DialogFrame>
  )
}
