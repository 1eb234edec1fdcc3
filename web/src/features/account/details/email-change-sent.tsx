import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { CheckYourMail } from '../sign-in/check-your-mail.tsx'
import { requestEmailChange } from './account-calls.ts'
import { LastStep } from './last-step.tsx'

const strong = (text: ReactNode) => <b className="font-semibold wrap-anywhere">{text}</b>

/** The last step of changing the address: which links the person has to open. */
export function EmailChangeSent({
  head,
  from,
  to,
  onDone,
}: {
  head: ReactNode
  from: string | null
  to: string
  onDone: () => void
}) {
  return (
    <LastStep head={head} onDone={onDone}>
      <ol className="grid list-decimal gap-2 pl-5">
        <li>
          <FormattedMessage
            defaultMessage="Open the link in <b>{from}</b>."
            id="rGURy4"
            values={{ from, b: strong }}
          />
        </li>
        <li>
          <FormattedMessage
            defaultMessage="Open the link in <b>{to}</b>, in any order and on any device."
            id="JgtraP"
            values={{ to, b: strong }}
          />
        </li>
        <li>
          <FormattedMessage
            defaultMessage="From then on you sign in with the new address. You stay signed in here."
            id="OaXevu"
          />
        </li>
      </ol>
      <CheckYourMail onResend={async () => requestEmailChange({ email: to })} />
    </LastStep>
  )
}
