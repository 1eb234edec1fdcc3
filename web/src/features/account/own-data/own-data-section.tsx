import { useApolloClient } from '@apollo/client/react'
import { useState, useTransition } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import { AccountSection } from '../details/account-section.tsx'
import { CloseAccountDialog } from './close-account-dialog.tsx'
import { downloadMyData } from './own-data-calls.ts'

/** The part of the account page about the person's own data: a copy of it, and the end of the account. */
export function OwnDataSection({ email }: { email: string }) {
  const client = useApolloClient()
  const [preparing, startPreparing] = useTransition()
  const [error, setError] = useState<unknown>(null)
  const [closing, setClosing] = useState(false)
  const download = () =>
    startPreparing(async () => {
      setError(null)
      await downloadMyData(client).catch(setError)
    })
  return (
    <>
      <AccountSection heading={<FormattedMessage defaultMessage="Your data" id="ZTyMjO" />}>
        <p className="text-ink-muted text-[15px]">
          <FormattedMessage
            defaultMessage="One file with everything we hold about you: your profile, timetable, classes, calendar, lessons, assessments and orders."
            id="KrjGMv"
          />
        </p>
        <WritingButton variant="outline" disabled={preparing} onClick={download}>
          {preparing ? (
            <FormattedMessage defaultMessage="Preparing the file…" id="7w3tcs" />
          ) : (
            <FormattedMessage defaultMessage="Download my data" id="RcXC+q" />
          )}
        </WritingButton>
        <FormError error={error} />
      </AccountSection>
      <AccountSection heading={<FormattedMessage defaultMessage="Close account" id="p1xqW7" />}>
        <p className="text-ink-muted text-[15px]">
          <FormattedMessage
            defaultMessage="Deletes your workspace and your sign-in, for good."
            id="PGJCA0"
          />
        </p>
        <WritingButton variant="outline" onClick={() => setClosing(true)}>
          <FormattedMessage defaultMessage="Close account" id="p1xqW7" />
        </WritingButton>
        {closing && <CloseAccountDialog email={email} onClose={() => setClosing(false)} />}
      </AccountSection>
    </>
  )
}
