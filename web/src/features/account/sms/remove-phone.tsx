import { FormattedMessage, useIntl } from 'react-intl'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { codeSchema } from '../account-form-schemas.ts'
import { useAccountForm } from '../use-account-form.ts'
import { removePhone, type PhoneFactor, type SentCode } from './phone-factors.ts'
import { SmsCodeField } from './sms-code-field.tsx'

/** Asks for the code that was sent to the phone, and removes it. */
export function RemovePhone({
  phone: { phone },
  sent,
  only,
  onRemoved,
  onClose,
}: {
  phone: PhoneFactor
  sent: SentCode
  /** The account has no other second step. */
  only: boolean
  onRemoved: () => void
  onClose: () => void
}) {
  const form = useAccountForm({
    schema: codeSchema(useIntl()),
    values: { code: '' },
    mode: 'onSubmit',
    onSend: async ({ code }) => {
      await removePhone(sent, code)
      onRemoved() // Not in onSent, which is not called if the dialog was closed meanwhile.
    },
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage defaultMessage="Remove {phone}?" id="qFfhfK" values={{ phone }} />}
      action={<FormattedMessage defaultMessage="Remove" id="G/yZLu" />}
      danger
      onClose={onClose}
    >
      <p className="text-ink-muted">
        {only ? (
          <FormattedMessage
            defaultMessage="Without it, your password alone opens your account."
            id="8d5LCQ"
          />
        ) : (
          <FormattedMessage
            defaultMessage="You then sign in with another second step."
            id="GQvdYa"
          />
        )}
      </p>
      <SmsCodeField form={form} />
    </FormDialog>
  )
}
