import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { AuthenticatorKey } from './authenticator-key.tsx'
import { AuthenticatorNameForm } from './authenticator-name-form.tsx'
import { confirmCode, enrolAuthenticator, type Enrolment } from './authenticators.ts'
import { CodeForm } from '../sign-in/code-form.tsx'
import { LostPhoneAdvice } from './lost-phone-advice.tsx'

/** Three steps: what to call it, scan and prove, what to do when the phone is lost. */
export function AddAuthenticator({
  taken,
  onAdded,
  onDone,
}: {
  /** Names of those that the account has. */
  taken: readonly string[]
  onAdded: () => void
  onDone: () => void
}) {
  const [enrolment, setEnrolment] = useState<Enrolment | 'confirmed' | null>(null)
  // The list behind the dialog grows before the last step says so.
  const [hadOne] = useState(taken.length > 0)
  if (enrolment === null) {
    return (
      <AuthenticatorNameForm
        taken={taken}
        onName={async (name) => setEnrolment(await enrolAuthenticator(name))}
      />
    )
  }
  if (enrolment === 'confirmed') {
    return (
      <div className="grid gap-5">
        <p role="status">
          <FormattedMessage
            defaultMessage="It works. From now on, signing in asks for a code."
            id="hUFkP1"
          />
        </p>
        <LostPhoneAdvice hasSecond={hadOne} />
        <Button size="lg" onClick={onDone}>
          <FormattedMessage defaultMessage="Done" id="JXdbo8" />
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-5">
      <AuthenticatorKey enrolment={enrolment} />
      <CodeForm
        button={<FormattedMessage defaultMessage="Turn it on" id="2Oo53q" />}
        hint={
          <FormattedMessage
            defaultMessage="Within five minutes; after that, begin again for safety."
            id="+VM3mz"
          />
        }
        onConfirm={async ({ code }) => {
          await confirmCode(enrolment.id, code)
          setEnrolment('confirmed')
          onAdded()
        }}
      />
    </div>
  )
}
