import { expect, test } from 'vitest'
import { oneRow, writingClient } from '@/testing/writing-client.ts'
import {
  rowOfCommunication,
  valuesOfCommunication,
  type WholeCommunication,
} from './dialog/communication-values.ts'
import { ownPictures } from './own-pictures.ts'
import {
  addCommunication,
  readCommunication,
  sendCommunication,
  withdrawCommunication,
} from './save-communication.ts'

const columns = {
  subject: 'Plant beans',
  body: '<p>Four <strong>beans</strong></p>',
  images: ['Communications/c/Images/2-b.jpg', 'Products/p/1-a.jpg'],
  video: '76979871',
  sendTo: ['3', 'General'],
  show: ['VIDEO', 'SUBJECT', 'BODY'],
  publishDate: '2031-02-03T06:07:08.912+00:00',
}
const row: WholeCommunication = {
  __typename: 'Communication',
  nodeId: 'n',
  id: 'c',
  updatedAt: 'now',
  ...columns,
}
const opened = new Date('2031-05-01T08:00:20Z')
const now = new Date('2031-05-01T08:30:10Z')

async function sent(stored: WholeCommunication, typed: object = {}) {
  const { client, sent: last } = writingClient(oneRow('communicationCollection', stored), {
    updateCommunicationCollection: { affectedCount: 1 },
  })
  const read = await readCommunication(client, 'c', opened)
  if (read === null) throw new Error('it is there')
  const values = { ...read.values, ...typed }
  const columnsNow = rowOfCommunication(values, stored, opened, now)
  await sendCommunication(client, columnsNow, { id: stored.id, version: read.version })
  return last()
}

test('a communication that is read is sent as it was, of each column', async () => {
  expect(await sent(row)).toEqual({ id: 'c', version: 'now', row: columns })
})

test('pictures in the text count as its own, those of a resource do not', () => {
  const body =
    '<p><img src="/storage/v1/object/public/images/Communications/c/Body/wall.png" alt=""></p>'
  expect(ownPictures({ ...row, body })).toEqual([
    'Communications/c/Images/2-b.jpg',
    'Communications/c/Body/wall.png',
  ])
})

test('what is empty is null, a link becomes its id, and texts are trimmed', async () => {
  const emptied = {
    subject: ' Beans ',
    body: null,
    images: [],
    video: 'https://youtu.be/dQw4w9WgXcQ',
  }
  expect(await sent(row, emptied)).toMatchObject({
    row: { subject: 'Beans', body: null, images: null, video: 'dQw4w9WgXcQ' },
  })
  expect(await sent(row, { video: ' ' })).toMatchObject({ row: { video: null } })
})

test('one that was never sent is published when it is sent, unless another moment was chosen', async () => {
  const unsent = { ...row, sendTo: [], publishDate: '2031-04-01T10:00:00+00:00' }
  expect(valuesOfCommunication(unsent, opened).publishDate).toBe('2031-05-01T10:00')
  const first = { sendTo: ['3'] }
  expect(await sent(unsent, first)).toMatchObject({
    row: { publishDate: '2031-05-01T08:30:07.000Z' },
  })
  expect(await sent(unsent, { ...first, publishDate: '2031-04-01T12:00' })).toMatchObject({
    row: { publishDate: '2031-04-01T10:00:00+00:00' },
  })
  const scheduled = { ...unsent, publishDate: '2032-04-01T10:00:00+00:00' }
  expect(await sent(scheduled, first)).toMatchObject({
    row: { publishDate: '2032-04-01T10:00:00+00:00' },
  })
})

test('a new one says its subject and nothing else: no channel receives it', async () => {
  const { client, sent: last } = writingClient(
    {},
    { insertIntoCommunicationCollection: { affectedCount: 1, records: [{ id: 'c' }] } },
  )
  expect(await addCommunication(client)).toBe('c')
  expect(last()).toEqual({ row: { subject: 'New Communication' } })
})

test('one that is withdrawn loses its channels, whatever anybody has changed since', async () => {
  const { client, sent: last } = writingClient(
    {},
    { updateCommunicationCollection: { affectedCount: 1 } },
  )
  await withdrawCommunication(client, 'c')
  expect(last()).toEqual({ id: 'c' })
})
