import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { Form } from '@/components/form/form.tsx'
import {
  forgottenPasswordSchema,
  type ForgottenPasswordForm as Values,
} from '../account-form-schemas.ts'
import { SubmitBar } from '../submit-bar.tsx'
import { useAccountForm, type Sending } from '../use-account-form.ts'

/** The form of a page that asks for an email address only. */
export function EmailForm<Answer>({
  button,
  again = false,
  ...sending
}: Sending<Values, Answer> & {
  button: ReactNode
  /** An answer is shown below. Its buttons come first, so this one is drawn less strongly. */
  again?: boolean
}) {
  const form = useAccountForm({
    schema: forgottenPasswordSchema(useIntl()),
    values: { email: '' },
    ...sending,
  })
  return (
    <Form
      form={form}
      className="grid gap-5"
      footer={
        <SubmitBar form={form} variant={again ? 'outline' : 'primary'}>
          {button}
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
    </Form>
  )
}
