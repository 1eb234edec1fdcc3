import { useIntl } from 'react-intl'
import { authenticatorNameSchema } from '../account-form-schemas.ts'
import { useAccountForm } from '../use-account-form.ts'
import { enrolAuthenticator, type Enrolment } from './authenticators.ts'

/** The form for the name of a new authenticator, by which the person recognises it in the list. */
export function useNameForm({
  taken,
  onBegun,
}: {
  /** Names of the authenticators that the account has. */
  taken: readonly string[]
  onBegun: (enrolment: Enrolment) => void
}) {
  const intl = useIntl()
  const myPhone = intl.formatMessage({ defaultMessage: 'My phone', id: 'O2pGmE' })
  return useAccountForm({
    schema: authenticatorNameSchema(intl, taken),
    values: { name: taken.length === 0 ? myPhone : '' },
    asks: true,
    onSend: async ({ name }) => enrolAuthenticator(name),
    onSent: onBegun,
  })
}
