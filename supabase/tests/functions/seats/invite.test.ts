import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { invite, move, seatedOrder, tokenOf, withdraw } from '../../support/seats.ts'
import { newTeacher } from '../../support/world.ts'

const mails = (db: Database) =>
  db.root(`select sent_at is not null as sent from private.order_mail where kind = 'seat'`)

/** What the mail server is given, of the invitations. */
async function claimed(db: Database) {
  const [row] = await db.asService('select public.claim_order_mail(50) as mails')
  const all = row?.['mails'] as { kind: string }[] // the list of claim_order_mail()
  return all.filter(({ kind }) => kind === 'seat')
}

test('a seat is given to an address, and the mail goes there, in the language of the buyer', () =>
  rolledBack(async (db) => {
    const { buyer, line } = await seatedOrder(db)
    await db.root(`update public.teacher_profile set translate_i18n = 'af' where id = $1`, [
      buyer.profileId,
    ])
    const seat = await invite(db, buyer, line, ' Sipho@School.example ')
    const [mail] = await claimed(db)
    expect(mail).toEqual({
      id: expect.any(String) as string,
      kind: 'seat',
      invoiceId: null,
      to: 'sipho@school.example',
      language: 'af',
      parcel: null,
      seat: {
        title: 'Fractions',
        language: null,
        from: 'Ms Anna Botha',
        token: await tokenOf(db, seat),
      },
    })
    // Later mails to the buyer are not compared with what somebody else was told.
    expect(
      await db.root(`select from private.order_mail where kind = 'seat' and told is not null`),
    ).toEqual([])
  }))

test('the school of the buyer is named, unless it is none', () =>
  rolledBack(async (db) => {
    const { buyer, line } = await seatedOrder(db)
    const [school] = await db.root(
      `insert into public.school (name, town, provinces) values ('Laerskool Marula', 'Polokwane', '{Limpopo}') returning id`,
    )
    await db.root(
      'update public.teacher_profile set teacher_profile_school_id = $1 where id = $2',
      [school?.['id'], buyer.profileId],
    )
    await invite(db, buyer, line, 'sipho@school.example')
    expect(await claimed(db)).toMatchObject([{ seat: { from: 'Ms Anna Botha, Laerskool Marula' } }])
  }))

test('no more are given than were bought, less the buyer’s own', () =>
  rolledBack(async (db) => {
    const { buyer, line } = await seatedOrder(db, 3)
    await invite(db, buyer, line, 'a@school.example')
    const second = await invite(db, buyer, line, 'b@school.example')
    await expectRefused(invite(db, buyer, line, 'c@school.example'), 'seats_all_given')
    await withdraw(db, buyer, second)
    await invite(db, buyer, line, 'c@school.example')
    const [row] = await db.asUser(
      buyer,
      'select public.order_seats(parent.id) as told from public.teacher_products_order as parent',
    )
    expect(row?.['told']).toMatchObject([
      {
        title: 'Fractions',
        bought: 3,
        toGive: 2,
        open: true,
        seats: [
          { email: 'a@school.example', takenAt: null, takenBy: null },
          { email: 'c@school.example' },
        ],
      },
    ])
  }))

test('nor can anything else in the database give more', () =>
  rolledBack(async (db) => {
    const { buyer, line } = await seatedOrder(db, 2)
    await invite(db, buyer, line, 'a@school.example')
    await expect(
      db.root(`insert into public.seat (order_line_id, email) values ($1, 'c@school.example')`, [
        line,
      ]),
    ).rejects.toMatchObject({ message: 'seats_all_given' })
  }))

test('the same address again is the same seat and one mail', () =>
  rolledBack(async (db) => {
    const { buyer, line } = await seatedOrder(db)
    const first = await invite(db, buyer, line, 'a@school.example')
    expect(await invite(db, buyer, line, 'A@school.example')).toBe(first)
    expect(await mails(db)).toHaveLength(1)
  }))

test('two hundred mails a day by one person, whatever the orders', () =>
  rolledBack(async (db) => {
    const { buyer, line } = await seatedOrder(db, 2)
    await db.root(
      `insert into private.request_count (kind, subject, moments)
       select 'mail by person', sha256(convert_to($1, 'UTF8')), array_agg(now())
       from generate_series(1, 199)`,
      [buyer.id],
    )
    await invite(db, buyer, line, 'a@school.example')
    await expectRefused(invite(db, buyer, line, 'b@school.example'), 'mails_sent_too_often')
    expect(await mails(db)).toHaveLength(1)
  }))

test('an invitation that is taken back before it was sent is not sent', () =>
  rolledBack(async (db) => {
    const { buyer, line } = await seatedOrder(db)
    await withdraw(db, buyer, await invite(db, buyer, line, 'a@school.example'))
    expect(await mails(db)).toEqual([])
  }))

test('three invitations a day for each seat', () =>
  rolledBack(async (db) => {
    const { buyer, line } = await seatedOrder(db, 2)
    for (let turn = 0; turn < 6; turn += 1) {
      const seat = await invite(db, buyer, line, `a${String(turn)}@school.example`)
      await db.root(`update private.order_mail set sent_at = now() where kind = 'seat'`)
      await withdraw(db, buyer, seat)
    }
    await expectRefused(invite(db, buyer, line, 'more@school.example'), 'mails_sent_too_often')
    await db.root(
      `update private.request_count set moments = array(select moment - interval '25 hours' from unnest(moments) as moment)`,
    )
    await invite(db, buyer, line, 'more@school.example')
  }))

test('an invitation that is taken back before its mail is sent counts as well', () =>
  rolledBack(async (db) => {
    const { buyer, line } = await seatedOrder(db, 2)
    for (let turn = 0; turn < 6; turn += 1) {
      await withdraw(db, buyer, await invite(db, buyer, line, `a${String(turn)}@school.example`))
    }
    await expectRefused(invite(db, buyer, line, 'more@school.example'), 'mails_sent_too_often')
  }))

test.each([
  '',
  'nobody',
  'a b@school.example',
  '<script>@b.cd',
  null,
  `${'x'.repeat(250)}@school.example`,
])('%s is no address', async (email) =>
  rolledBack(async (db) => {
    const { buyer, line } = await seatedOrder(db)
    await expectRefused(
      db.asUser(buyer, 'select from public.invite_to_seat($1, $2)', [line, email]),
      'email_invalid',
    )
  }),
)

test('the buyer has a seat already', () =>
  rolledBack(async (db) => {
    const { buyer, line } = await seatedOrder(db)
    await expectRefused(invite(db, buyer, line, buyer.email), 'already_owned')
  }))

test('only the buyer of a paid order gives seats, and none of what is posted', () =>
  rolledBack(async (db) => {
    const { admin, buyer, order, line } = await seatedOrder(db)
    const stranger = await newTeacher(db)
    for (const person of [stranger, admin])
      await expectRefused(invite(db, person, line, 'a@school.example'), 'line_not_found')
    await move(db, admin, order, 'PAID', 'PROCESSING')
    await expectRefused(invite(db, buyer, line, 'a@school.example'), 'order_not_paid')
    await move(db, admin, order, 'PROCESSING', 'PAID')
    await db.root('update public.order_line set physical = true where id = $1', [line])
    await expectRefused(invite(db, buyer, line, 'a@school.example'), 'seats_all_given')
  }))

test('an administrator sends an invitation again, while it waits', () =>
  rolledBack(async (db) => {
    const { admin, buyer, line } = await seatedOrder(db)
    const seat = await invite(db, buyer, line, 'a@school.example')
    const [mail] = await db.root(
      `update private.order_mail set sent_at = now() where kind = 'seat' returning id`,
    )
    const again = () =>
      db.asUser(admin, 'select public.send_order_mail_again($1) as sent', [mail?.['id']])
    expect(await again()).toMatchObject([{ sent: { sent: true } }])
    expect(await claimed(db)).toMatchObject([{ to: 'a@school.example' }])
    await withdraw(db, buyer, seat)
    await expectRefused(again(), 'mail_out_of_date')
  }))
