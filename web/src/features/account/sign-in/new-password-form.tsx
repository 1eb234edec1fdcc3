import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from '@/components/form/form.tsx'
import { newPasswordSchema, type NewPasswordForm as Values } from '../account-form-schemas.ts'
import { NewPasswordField } from '../password/new-password-field.tsx'
import { RepeatPasswordField } from '../password/repeat-password-field.tsx'
import { SubmitBar } from '../submit-bar.tsx'
import { useAccountForm, type Sending } from '../use-account-form.ts'

/** The form for the new password of a person whom a link or a code has signed in. */
export function NewPasswordForm<Answer>({
  first,
  ...sending
}: Sending<Values, Answer> & {
  /** The account has no password yet. */
  first: boolean
}) {
  const intl = useIntl()
  const form = useAccountForm({
    schema: newPasswordSchema(intl),
    values: { password: '', repeated: '' },
    notice: intl.formatMessage({ defaultMessage: 'Password saved', id: 'dkYFHc' }),
    ...sending,
  })
  return (
    <Form
      form={form}
      className="grid gap-5"
      footer={
        <SubmitBar form={form}>
          <FormattedMessage defaultMessage="Save password" id="Mha9vC" />
        </SubmitBar>
      }
    >
      <NewPasswordField
        form={form}
        name="password"
        label={
          first ? (
            <FormattedMessage defaultMessage="Password" id="5sg7KC" />
          ) : (
            <FormattedMessage defaultMessage="New password" id="fTHhSB" />
          )
        }
      />
      <RepeatPasswordField form={form} name="repeated" password="password" />
    </Form>
  )
}
