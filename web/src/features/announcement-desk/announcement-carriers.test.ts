import { expect, test } from 'vitest'
import { oneRow, writingClient } from '@/testing/writing-client.ts'
import { readAnnouncement, saveAnnouncement } from './save-announcement.ts'

test('an announcement that is read is saved as it was, of each column', async () => {
  const row = { title: 'Term 4 papers', message: 'They are in the shop.', sendTo: ['a', 'b'] }
  const { client, sent } = writingClient(
    oneRow('announcementCollection', {
      nodeId: 'n',
      id: 'm',
      createdAt: 'then',
      updatedAt: 'now',
      readCount: 3,
      ...row,
    }),
    { updateAnnouncementCollection: { affectedCount: 1 } },
  )
  const now = await readAnnouncement(client, 'm')
  if (now === null) throw new Error('it is there')
  await saveAnnouncement(client, now.values, { id: 'm', version: now.version })
  expect(sent()).toEqual({ id: 'm', version: 'now', row })
})
