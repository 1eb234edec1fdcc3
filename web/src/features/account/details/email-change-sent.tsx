import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { requestEmailChange } from './account-calls.ts'
import { CheckYourMail } from '../sign-in/check-your-mail.tsx'

const strong = (text: ReactNode) => <b className="font-semibold wrap-anywhere">{text}</b>

/** What has to happen before the new address counts. */
export function EmailChangeSent({
  from,
  to,
  onDone,
}: {
  from: string | null
  to: string
  onDone: () => void
}) {
  return (
    <div className="grid gap-5">
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
      <Button size="lg" onClick={onDone}>
        <FormattedMessage defaultMessage="Done" id="JXdbo8" />
      </Button>
    </div>
  )
}
