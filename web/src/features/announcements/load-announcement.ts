import { apolloClient } from '@/graphql/client.ts'
import { UnreadAnnouncementDocument } from './announcement-banner.generated.ts'

/**
 * Reads the first unread announcement for the banner, once: later ones come by themselves. Without an answer the page
 * opens without it.
 */
export async function loadAnnouncement(): Promise<void> {
  await apolloClient.query({ query: UnreadAnnouncementDocument }).catch(() => undefined)
}
