import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { CopyButton } from '@/components/copy-button.tsx'
import { InfoDialog } from '@/components/form/info-dialog.tsx'
import { Input } from '@/components/ui/input.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import { env } from '@/config/env.ts'
import {
  CalendarFeedDocument,
  CreateCalendarFeedDocument,
  RevokeCalendarFeedDocument,
} from './calendar-feed.generated.ts'

const addressOf = (token: string) => `${env.supabaseUrl}/functions/v1/calendar-feed?token=${token}`

/** Creates, copies and revokes the secret address at which a phone's calendar app reads this calendar. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const { data, error, loading, refetch } = useQuery(CalendarFeedDocument, {
    fetchPolicy: 'network-only',
  })
  const [create, creating] = useMutation(CreateCalendarFeedDocument)
  const [revoke, revoking] = useMutation(RevokeCalendarFeedDocument)
  const [failure, setFailure] = useState<unknown>(null)
  const token = data?.myCalendarFeed ?? null
  const busy = loading || creating.loading || revoking.loading
  const run = async (work: () => Promise<unknown>) => {
    setFailure(null)
    try {
      await work()
      await refetch()
    } catch (reason) {
      setFailure(reason)
    }
  }
  return (
    <InfoDialog
      title={<FormattedMessage defaultMessage="Calendar on your phone" id="l92FSB" />}
      description={
        <FormattedMessage
          defaultMessage="Add this address as a subscribed calendar in your phone’s calendar app. Whoever has it sees your activities, so keep it to yourself."
          id="7dzMYJ"
        />
      }
      error={failure ?? error}
      onClose={onClose}
    >
      {token === null ? (
        <WritingButton
          disabled={busy}
          className="justify-self-start"
          onClick={() => void run(create)}
        >
          <FormattedMessage defaultMessage="Create an address" id="9zl6xf" />
        </WritingButton>
      ) : (
        <div className="grid gap-4">
          <div className="flex items-center gap-2">
            <Input
              readOnly
              value={addressOf(token)}
              aria-label={intl.formatMessage({
                defaultMessage: 'Address of your calendar',
                id: 'vWGR+E',
              })}
              onFocus={(event) => event.target.select()}
            />
            <CopyButton
              text={addressOf(token)}
              label={intl.formatMessage({
                defaultMessage: 'Address of your calendar',
                id: 'vWGR+E',
              })}
            />
          </div>
          <div className="flex flex-wrap gap-3">
            <WritingButton
              variant="outline"
              size="sm"
              disabled={busy}
              onClick={() => void run(create)}
            >
              <FormattedMessage defaultMessage="Replace it with a new one" id="lvUqzc" />
            </WritingButton>
            <WritingButton
              variant="quiet"
              size="sm"
              className="text-danger!"
              disabled={busy}
              onClick={() => void run(revoke)}
            >
              <FormattedMessage defaultMessage="Stop sharing" id="WhiGBX" />
            </WritingButton>
          </div>
        </div>
      )}
    </InfoDialog>
  )
}
