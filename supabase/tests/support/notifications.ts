import type { Database, Person, Row } from './database.ts'

/** The card provider's notification for an attempt. Any field can be overridden; undefined removes it. */
export function notice(
  attempt: string,
  order: string,
  fields: Record<string, string | undefined> = {},
): string {
  const all: Record<string, string | undefined> = {
    m_payment_id: attempt,
    pf_payment_id: '1579137',
    payment_status: 'COMPLETE',
    item_name: 'Order',
    item_description: '',
    amount_gross: '100.00',
    amount_fee: '-5.20',
    amount_net: '94.80',
    custom_str1: order,
    name_first: "Mpho O'Brien é",
    email_address: 'mpho+school@school.example',
    merchant_id: '10000100',
    ...fields,
  }
  return new URLSearchParams(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString()
}

/** The attempt that a card checkout prepares. */
export async function prepared(
  db: Database,
  buyer: Person,
  cart: string,
  total = '100.00',
): Promise<string> {
  await db.asUser(buyer, `select public.checkout($1, 'PayFast', $2)`, [cart, total])
  const [row] = await db.root(
    `select id from public.payment_attempt where order_id = $1 order by created_at desc limit 1`,
    [cart],
  )
  return String(row?.['id'])
}

/** The attempt of a card checkout whose form was handed out: the shop waits for the provider's word. */
export async function sent(
  db: Database,
  buyer: Person,
  cart: string,
  total = '100.00',
  payAgain = false,
): Promise<string> {
  await db.asUser(buyer, `select public.checkout($1, 'PayFast', $2, pay_again => $3)`, [
    cart,
    total,
    payAgain,
  ])
  const [row] = await db.asUser(
    buyer,
    'select public.prepare_card_payment($1, $2, $3) as payment',
    [cart, total, payAgain],
  )
  return (row?.['payment'] as { attemptId: string }).attemptId // as the function documents
}

/** Moves the end of the shop's patience into the past, and lets the scheduler come. */
export async function expire(db: Database, attempt: string): Promise<void> {
  await overdue(db, attempt)
  await db.asService('select public.expire_payments()')
}

/** The shop has waited long enough, but the scheduler has not come yet. */
export const overdue = (db: Database, attempt: string) =>
  db.root(
    `update public.payment_attempt set expires_at = now() - interval '1 second' where id = $1`,
    [attempt],
  )

/** Stores a body and judges it, as the notify function does when signature and provider have confirmed it. */
export async function receive(
  db: Database,
  body: string,
  signatureValid = true,
  confirmed = true,
): Promise<Row> {
  const [stored] = await db.asService('select id from public.store_payment_notification($1)', [
    body,
  ])
  const [judged] = await db.asService(
    `select * from public.judge_payment_notification($1, '10000100', $2, $3)`,
    [stored?.['id'], signatureValid, confirmed],
  )
  return judged ?? {}
}
