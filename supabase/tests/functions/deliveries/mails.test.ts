import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { deliver, pack, postedOrder, send, takeBack } from '../../support/deliveries.ts'

const mails = (db: Database, orderId: string) =>
  db.root(
    `select kind, sent_at is not null as sent, due_at > now() as waits from private.order_mail
     where order_id = $1 and parcel_id is not null order by created_at, kind`,
    [orderId],
  )

/** Sends whatever is there, as the function does; what it was told. */
async function sendMails(db: Database) {
  await db.root(
    `update private.order_mail set due_at = now() - interval '1 second' where sent_at is null`,
  )
  const [row] = await db.asService('select public.claim_order_mail(50) as mails')
  await db.root('update private.order_mail set sent_at = now() where attempts > 0')
  return row?.['mails']
}

test('each step of each parcel is mailed once, with what the buyer needs to follow it', () =>
  rolledBack(async (db) => {
    const { admin, orderId, chart } = await postedOrder(db)
    await sendMails(db)
    const parcel = await pack(db, admin, orderId, [{ lineId: chart, quantity: 2 }])
    expect(await mails(db, orderId)).toEqual([{ kind: 'packed', sent: false, waits: true }])
    expect(await sendMails(db)).toMatchObject([
      {
        kind: 'packed',
        parcel: { number: 1, more: true, lines: [{ title: 'Wall chart', quantity: 2 }] },
      },
    ])
    await send(db, admin, parcel)
    await send(db, admin, parcel)
    expect(await sendMails(db)).toMatchObject([
      {
        kind: 'sent',
        parcel: {
          carrier: 'The Courier Guy',
          byHand: false,
          trackingNumber: 'TCG 123',
          trackingLink: 'https://portal.thecourierguy.co.za/track?ref=TCG%20123',
        },
      },
    ])
    await deliver(db, admin, parcel)
    await deliver(db, admin, parcel)
    expect(await sendMails(db)).toMatchObject([{ kind: 'delivered' }])
    expect(await sendMails(db)).toEqual([])
  }))

test('packed and sent at once is one mail', () =>
  rolledBack(async (db) => {
    const { admin, orderId } = await postedOrder(db)
    await send(db, admin, await pack(db, admin, orderId))
    expect(await mails(db, orderId)).toMatchObject([{ kind: 'sent', sent: false }])
  }))

test('a mistake that is taken back in time is told to nobody; a corrected number is', () =>
  rolledBack(async (db) => {
    const { admin, orderId } = await postedOrder(db)
    await sendMails(db)
    const parcel = await pack(db, admin, orderId)
    await send(db, admin, parcel, 'WRONG1')
    await takeBack(db, admin, parcel, 'SENT')
    expect(await mails(db, orderId)).toEqual([])
    await send(db, admin, parcel, 'RIGHT1')
    expect(await sendMails(db)).toMatchObject([{ parcel: { trackingNumber: 'RIGHT1' } }])
    // The same again is not told again, another number is.
    await takeBack(db, admin, parcel, 'SENT')
    await send(db, admin, parcel, 'RIGHT1')
    expect(await sendMails(db)).toEqual([])
    await takeBack(db, admin, parcel, 'SENT')
    await send(db, admin, parcel, 'RIGHT2')
    expect(await sendMails(db)).toMatchObject([{ parcel: { trackingNumber: 'RIGHT2' } }])
  }))
