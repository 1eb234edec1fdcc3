import { FormattedMessage, useIntl } from 'react-intl'
import { PasswordField } from '@/components/form/fields/password-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { changePasswordSchema } from '../account-form-schemas.ts'
import { NewPasswordField } from '../password/new-password-field.tsx'
import { RepeatPasswordField } from '../password/repeat-password-field.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { changePassword } from './account-calls.ts'

/** Asks for the current and the new password. */
export function ChangePasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const intl = useIntl()
  const form = useAccountForm({
    schema: changePasswordSchema(intl),
    values: { current: '', password: '', repeated: '' },
    notice: intl.formatMessage({ defaultMessage: 'Password saved', id: 'dkYFHc' }),
    onSend: async (values) => changePassword(email, values),
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage defaultMessage="Change password" id="L4nXIc" />}
      action={<FormattedMessage defaultMessage="Save password" id="Mha9vC" />}
      onClose={onClose}
    >
      {/* Tells the browser's password manager whose password this is. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField
        form={form}
        name="current"
        label={<FormattedMessage defaultMessage="Current password" id="NIynnB" />}
        autoComplete="current-password"
      />
      <NewPasswordField
        form={form}
        name="password"
        label={<FormattedMessage defaultMessage="New password" id="fTHhSB" />}
      />
      <RepeatPasswordField form={form} name="repeated" password="password" />
      <p className="text-ink-muted text-[15px]">
        <FormattedMessage
          defaultMessage="You stay signed in here; every other device is signed out."
          id="85Nmwo"
        />
      </p>
    </FormDialog>
  )
}
