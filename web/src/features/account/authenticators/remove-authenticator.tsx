import { FormattedMessage } from 'react-intl'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { CodeField } from '../code/code-field.tsx'
import { useCodeForm } from '../code/use-code-form.ts'
import { removeAuthenticator, type Authenticator } from './authenticators.ts'

/** Says what removing means, and asks for a code: an unattended window must not be enough to remove one. */
export function RemoveAuthenticator({
  authenticator,
  all,
  phones,
  onRemoved,
  onClose,
}: {
  authenticator: Authenticator
  all: readonly Authenticator[]
  /** How many phones of the account get codes. */
  phones: number
  onRemoved: () => void
  onClose: () => void
}) {
  const form = useCodeForm({
    onSend: async ({ code }) => {
      await removeAuthenticator(authenticator, all, code)
      onRemoved() // Not in onSent, which is not called if the dialog was closed meanwhile.
    },
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={
        <FormattedMessage
          defaultMessage="Remove “{name}”?"
          id="aE1Wp4"
          values={{ name: authenticator.name }}
        />
      }
      action={<FormattedMessage defaultMessage="Remove" id="G/yZLu" />}
      danger
      onClose={onClose}
    >
      <p className="text-ink-muted">
        {all.length === 1 && phones > 0 ? (
          <FormattedMessage
            defaultMessage="It is your only authenticator. You then sign in with a code that we send to your phone."
            id="+aLxXh"
          />
        ) : all.length === 1 ? (
          <FormattedMessage
            defaultMessage="It is your only authenticator. Without it, your password alone opens your account."
            id="5mKx/L"
          />
        ) : (
          <FormattedMessage
            defaultMessage="Its codes will stop working. You then sign in with a code from another authenticator."
            id="rkkaHg"
          />
        )}
      </p>
      <CodeField
        form={form}
        hint={
          all.length > 1 ? (
            <FormattedMessage
              defaultMessage="A code of any of your authenticators will do."
              id="IuglCF"
            />
          ) : undefined
        }
      />
    </FormDialog>
  )
}
