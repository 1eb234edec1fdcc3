import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { LastStep } from '../details/last-step.tsx'
import { LostPhoneAdvice } from './lost-phone-advice.tsx'

/** The last step of adding an authenticator. */
export function AuthenticatorAdded({
  head,
  hadOne,
  onDone,
}: {
  head: ReactNode
  /** The account had an authenticator before. */
  hadOne: boolean
  onDone: () => void
}) {
  return (
    <LastStep head={head} onDone={onDone}>
      <p role="status">
        <FormattedMessage
          defaultMessage="It works. From now on, signing in asks for a code."
          id="hUFkP1"
        />
      </p>
      <LostPhoneAdvice hasSecond={hadOne} />
    </LastStep>
  )
}
