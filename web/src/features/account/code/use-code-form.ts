import { useIntl } from 'react-intl'
import { codeSchema, type CodeForm } from '../account-form-schemas.ts'
import { useAccountForm, type Sending } from '../use-account-form.ts'

/** A form for a code of six digits, from an authenticator app or from a mail. */
export function useCodeForm<Answer>(sending: Sending<CodeForm, Answer>) {
  return useAccountForm({
    schema: codeSchema(useIntl()),
    values: { code: '' },
    mode: 'onSubmit', // People leave the field half-filled to look the code up.
    ...sending,
  })
}
