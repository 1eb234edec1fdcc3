import { FormattedMessage, useIntl } from 'react-intl'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { Form } from '@/components/form/form.tsx'
import { signUpSchema, type SignUpForm as Values } from '../account-form-schemas.ts'
import { NewPasswordField } from '../password/new-password-field.tsx'
import { RepeatPasswordField } from '../password/repeat-password-field.tsx'
import { SubmitBar } from '../submit-bar.tsx'
import { useAccountForm, type Sending } from '../use-account-form.ts'

/** The form that creates an account. A reload restores what was typed, except the password. */
export function SignUpForm<Answer>(sending: Sending<Values, Answer>) {
  const form = useAccountForm({
    schema: signUpSchema(useIntl()),
    values: { email: '', phone: '', password: '', repeated: '' },
    draft: 'sign-up',
    neverKept: ['password', 'repeated'],
    ...sending,
  })
  return (
    <Form
      form={form}
      className="grid gap-5"
      footer={
        <SubmitBar
          form={form}
          pending={<FormattedMessage defaultMessage="Creating your account" id="2AM2Hz" />}
        >
          <FormattedMessage defaultMessage="Create account" id="huqKGl" />
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
      <TextField
        form={form}
        name="phone"
        label={<FormattedMessage defaultMessage="Phone number" id="jdJhOL" />}
        type="tel"
        autoComplete="tel"
        placeholder="082 123 4567"
      />
      <NewPasswordField
        form={form}
        name="password"
        label={<FormattedMessage defaultMessage="Password" id="5sg7KC" />}
      />
      <RepeatPasswordField form={form} name="repeated" password="password" />
    </Form>
  )
}
