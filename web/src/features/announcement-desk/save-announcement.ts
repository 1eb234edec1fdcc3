import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import { valuesOfAnnouncement, type AnnouncementValues } from './announcement-schema.ts'
import {
  AddAnnouncementDocument,
  AnnouncementNowDocument,
  ChangeAnnouncementDocument,
  DeleteAnnouncementDocument,
} from './announcements.generated.ts'

const lists = ['announcementCollection', 'searchAnnouncements', 'myUnreadAnnouncements'] as const

/**
 * @param stored id and version of the announcement to change; null for a new one.
 * @throws AppError addressee_not_found
 */
export async function saveAnnouncement(
  client: WritingClient,
  row: AnnouncementValues,
  stored: { id: string; version: string } | null,
) {
  if (stored === null) await writeRow(client, AddAnnouncementDocument, { row }, lists)
  else await writeRow(client, ChangeAnnouncementDocument, { row, ...stored }, lists)
}

/** The announcement as it is now, for a form whose save met a newer version; null when it is gone. @throws AppError */
export async function readAnnouncement(client: WritingClient, id: string) {
  const now = await readNow(client, AnnouncementNowDocument, { id })
  const row = now?.announcementCollection.edges[0]?.node
  return row ? { version: row.updatedAt, values: valuesOfAnnouncement(row) } : null
}

/** @throws AppError */
export async function deleteAnnouncement(client: WritingClient, id: string) {
  await writeRow(client, DeleteAnnouncementDocument, { id }, lists)
}
