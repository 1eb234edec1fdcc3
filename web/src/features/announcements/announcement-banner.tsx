import { useApolloClient, useQuery } from '@apollo/client/react'
import { MegaphoneIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { askAgain } from '@/graphql/ask-again.ts'
import {
  ReadAnnouncementDocument,
  UnreadAnnouncementDocument,
} from './announcement-banner.generated.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { cn } from '@/lib/class-names.ts'
import { toAppError } from '@/lib/errors.ts'
import { useOnline } from '@/lib/network-status.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'

/**
 * The teacher's first unread announcement, read before the page is drawn (load-announcement.ts); the next one follows
 * when it has been read.
 */
export function AnnouncementBanner() {
  const intl = useIntl()
  const client = useApolloClient()
  const online = useOnline()
  const [busy, setBusy] = useState(false)
  const phone = useMediaQuery('(width < 640px)')
  const [opened, setOpened] = useState<string | null>(null)
  const [failed, setFailed] = useState<{ id: string; error: unknown } | null>(null)
  const { data } = useQuery(UnreadAnnouncementDocument)
  const unread = data?.myUnreadAnnouncements?.edges[0]?.node

  const open = unread !== undefined && opened === unread.id

  const read = async (id: string) => {
    setBusy(true)
    setFailed(null)
    try {
      await client.mutate({ mutation: ReadAnnouncementDocument, variables: { id } })
    } catch (error) {
      // If it was withdrawn meanwhile, the list is read again and the banner disappears.
      if (toAppError(error).code !== 'announcement_not_found') setFailed({ id, error })
    }
    await askAgain(client, ['myUnreadAnnouncements']).catch(() => undefined)
    setBusy(false)
  }

  return (
    <section
      aria-label={intl.formatMessage({ defaultMessage: 'Announcement', id: 'Sj+TN8' })}
      aria-live="polite"
      className="empty:hidden"
    >
      {unread !== undefined && (
        <div className="bg-slate text-slate-ink chalk-dust flex items-start gap-x-3 px-4 py-1.5 min-[640px]:flex-wrap min-[640px]:gap-x-4 min-[640px]:gap-y-3 min-[640px]:py-3.5 min-[800px]:px-6">
          <MegaphoneIcon
            aria-hidden="true"
            className="text-chalk-yellow mt-2.5 size-5 shrink-0 min-[640px]:mt-1"
          />
          <div className="min-w-0 flex-1 min-[640px]:basis-56">
            {phone ? (
              // One line, because a phone's page needs the screen; a tap shows the rest.
              <button
                type="button"
                aria-expanded={open}
                onClick={() => setOpened(open ? null : unread.id)}
                className={cn('block min-h-10 w-full text-left font-semibold', !open && 'truncate')}
              >
                {unread.title}
              </button>
            ) : (
              <p className="font-semibold">{unread.title}</p>
            )}
            <p
              hidden={phone && !open}
              className="max-h-40 overflow-y-auto text-[15px] break-words whitespace-pre-line"
            >
              {unread.message}
            </p>
            {failed?.id === unread.id && (
              <p role="alert" className="mt-1 text-sm font-semibold">
                {errorSentence(intl, failed.error)}
              </p>
            )}
          </div>
          <Button
            variant="chalk"
            size="sm"
            disabled={busy || !online}
            onClick={() => void read(unread.id)}
          >
            <FormattedMessage
              defaultMessage="Mark as read"
              id="iUAq9i"
              description="Marks an announcement as read"
            />
          </Button>
        </div>
      )}
    </section>
  )
}
