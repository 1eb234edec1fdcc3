import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { removeAuthenticator, type Authenticator } from './authenticators.ts'
import { CodeForm } from '../sign-in/code-form.tsx'

/** Says what becomes of the account, and asks for a code: a window left open must not be enough. */
export function RemoveAuthenticator({
  authenticator,
  all,
  onCancel,
  onRemoved,
}: {
  authenticator: Authenticator
  all: readonly Authenticator[]
  onCancel: () => void
  onRemoved: () => void
}) {
  return (
    <>
      <p className="text-ink-muted">
        {all.length === 1 ? (
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
      <CodeForm
        danger
        button={<FormattedMessage defaultMessage="Remove" id="G/yZLu" />}
        hint={
          all.length > 1 && (
            <FormattedMessage
              defaultMessage="A code of any of your authenticators will do."
              id="IuglCF"
            />
          )
        }
        onConfirm={async ({ code }) => {
          await removeAuthenticator(authenticator, all, code)
          onRemoved()
        }}
      >
        <Button variant="outline" size="lg" onClick={onCancel}>
          <FormattedMessage defaultMessage="Cancel" id="47FYwb" />
        </Button>
      </CodeForm>
    </>
  )
}
