import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { InfoDialog } from '@/components/form/info-dialog.tsx'
import { HoldDialog } from '@/components/ui/hold-dialog.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import {
  CalendarFeedDocument,
  CreateCalendarFeedDocument,
  RevokeCalendarFeedDocument,
} from './calendar-feed.generated.ts'
import { FeedAddress } from './feed-address.tsx'
import { FeedQuestion, type FeedChange } from './feed-question.tsx'

/** Creates, copies and revokes the secret address at which a phone's calendar app reads this calendar. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { data, error, loading, refetch } = useQuery(CalendarFeedDocument, {
    fetchPolicy: 'network-only',
  })
  const [create, creating] = useMutation(CreateCalendarFeedDocument)
  const [revoke, revoking] = useMutation(RevokeCalendarFeedDocument)
  const [asking, setAsking] = useState<FeedChange | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const token = data?.myCalendarFeed ?? null
  const busy = loading || creating.loading || revoking.loading
  const createFirst = async () => {
    setFailure(null)
    try {
      await create()
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
      <HoldDialog when={creating.loading || revoking.loading} />
      {token === null ? (
        <WritingButton
          disabled={busy}
          className="justify-self-start"
          onClick={() => void createFirst()}
        >
          <FormattedMessage defaultMessage="Create an address" id="9zl6xf" />
        </WritingButton>
      ) : (
        <div className="grid gap-4">
          <FeedAddress token={token} />
          <div className="flex flex-wrap gap-3">
            <WritingButton
              variant="outline"
              size="sm"
              disabled={busy}
              onClick={() => setAsking('replace')}
            >
              <FormattedMessage defaultMessage="Replace it with a new one" id="lvUqzc" />
            </WritingButton>
            <WritingButton
              variant="quiet"
              size="sm"
              className="text-danger!"
              disabled={busy}
              onClick={() => setAsking('stop')}
            >
              <FormattedMessage defaultMessage="Stop sharing" id="WhiGBX" />
            </WritingButton>
          </div>
        </div>
      )}
      {asking !== null && (
        <FeedQuestion
          change={asking}
          onConfirm={async () => {
            await (asking === 'stop' ? revoke() : create())
            await refetch()
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </InfoDialog>
  )
}
