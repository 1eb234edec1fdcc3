import { useApolloClient, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useTellUnread } from '@/components/use-tell-unread.ts'
import { askAgain } from '@/graphql/ask-again.ts'
import { toAppError } from '@/lib/errors.ts'
import { useOnline } from '@/lib/network-status.ts'
import {
  ReadAnnouncementDocument,
  UnreadAnnouncementDocument,
} from './announcement-banner.generated.ts'

/**
 * The teacher's first unread announcement, read before the page is drawn (load-announcement.ts); the next one follows
 * when it has been read.
 */
export function useUnreadAnnouncement() {
  const client = useApolloClient()
  const online = useOnline()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<{ id: string; error: unknown } | null>(null)
  const { data, error: unreadError, refetch } = useQuery(UnreadAnnouncementDocument)
  useTellUnread(unreadError, refetch)
  const unread = data?.myUnreadAnnouncements?.edges[0]?.node

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

  return {
    unread,
    canRead: !busy && online,
    read,
    /** Why it could not be marked as read. */
    error: failed !== null && failed.id === unread?.id ? failed.error : null,
  }
}
