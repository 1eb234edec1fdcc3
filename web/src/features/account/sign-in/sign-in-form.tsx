import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PasswordField } from '@/components/form/fields/password-field.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { Form } from '@/components/form/form.tsx'
import { signInSchema, type SignInForm as Values } from '../account-form-schemas.ts'
import { SubmitBar } from '../submit-bar.tsx'
import { useAccountForm, type Sending } from '../use-account-form.ts'
import type { FailedSignIn } from './failed-sign-in.ts'

/** The form for signing in with email and password. */
export function SignInForm<Answer>({
  failed,
  forgotten,
  ...sending
}: Sending<Values, Answer> & {
  /** A failed sign-in by link. */
  failed: FailedSignIn | null
  /** The link for a forgotten password; it stands below the password field. */
  forgotten: ReactNode
}) {
  const form = useAccountForm({
    schema: signInSchema(useIntl()),
    values: { email: failed?.email ?? '', password: '' },
    error: failed?.error,
    ...sending,
  })
  return (
    <Form
      form={form}
      className="grid gap-5"
      footer={
        <SubmitBar
          form={form}
          pending={<FormattedMessage defaultMessage="Signing in" id="FDCCkv" />}
        >
          <FormattedMessage defaultMessage="Sign In" id="Ub+AGc" />
        </SubmitBar>
      }
    >
      <TextField
        form={form}
        name="email"
        label={<FormattedMessage defaultMessage="Email" id="sy+pv5" />}
        type="email"
        autoComplete="email"
      />
      <PasswordField
        form={form}
        name="password"
        label={<FormattedMessage defaultMessage="Password" id="5sg7KC" />}
        hint={forgotten}
        autoComplete="current-password"
      />
    </Form>
  )
}
