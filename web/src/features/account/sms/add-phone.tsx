import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DialogForm } from '@/components/form/dialog-form.tsx'
import { DialogFrame } from '@/components/form/dialog-frame.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { codeSchema, phoneSchema } from '../account-form-schemas.ts'
import { useAccountForm } from '../use-account-form.ts'
import { confirmSentCode, enrolPhone, type SentCode } from './phone-factors.ts'
import { SmsCodeField } from './sms-code-field.tsx'

/** A dialog of two steps: the number, and the code that was sent to it. */
export function AddPhone({
  suggested,
  onAdded,
  onClose,
}: {
  /** The number that stands in the field at first. */
  suggested: string
  /** The account has a new phone. */
  onAdded: () => void
  onClose: () => void
}) {
  const [sent, setSent] = useState<SentCode | null>(null)
  const form = useAccountForm({
    schema: phoneSchema(useIntl()),
    values: { phone: suggested },
    asks: true,
    onSend: enrolPhone,
    onSent: setSent,
  })
  const close = async () => {
    if (await form.mayClose()) onClose()
  }
  return (
    <DialogFrame
      title={<FormattedMessage defaultMessage="Get codes by SMS" id="rQY0tK" />}
      onClose={() => void close()}
    >
      {(head) =>
        sent === null ? (
          <DialogForm
            form={form}
            head={head}
            action={<FormattedMessage defaultMessage="Send me a code" id="gLcdCG" />}
            onCancel={() => void close()}
          >
            <p className="text-ink-muted">
              <FormattedMessage
                defaultMessage="We send a code to this number now, and each time you sign in. An authenticator app is safer, and works without a signal."
                id="1XLl99"
              />
            </p>
            <TextField
              form={form}
              name="phone"
              label={<FormattedMessage defaultMessage="Phone number" id="jdJhOL" />}
              type="tel"
              autoComplete="tel"
              placeholder="082 123 4567"
            />
          </DialogForm>
        ) : (
          <ProvePhone head={head} sent={sent} onAdded={onAdded} onClose={onClose} />
        )
      }
    </DialogFrame>
  )
}

function ProvePhone({
  head,
  sent,
  onAdded,
  onClose,
}: {
  head: ReactNode
  sent: SentCode
  onAdded: () => void
  onClose: () => void
}) {
  const intl = useIntl()
  const form = useAccountForm({
    schema: codeSchema(intl),
    values: { code: '' },
    mode: 'onSubmit',
    notice: intl.formatMessage({
      defaultMessage: 'From now on, signing in asks for a code',
      id: 'UsSRGL',
    }),
    onSend: async ({ code }) => {
      await confirmSentCode(sent, code)
      onAdded() // Not in onSent, which is not called if the dialog was closed meanwhile.
    },
    onSent: onClose,
  })
  return (
    <DialogForm
      form={form}
      head={head}
      action={<FormattedMessage defaultMessage="Turn it on" id="2Oo53q" />}
      onCancel={onClose}
    >
      <SmsCodeField form={form} />
    </DialogForm>
  )
}
