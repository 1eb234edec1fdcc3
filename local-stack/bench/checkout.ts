/**
 * Fifty buyers at once on the whole local stack, with the requests of their browsers: cart, coupon, checkout by
 * transfer, for free and by card with the provider's notification. Then an audit in SQL: nothing is there twice,
 * nothing is off by a cent.
 *
 *   node bench/checkout.ts [--buyers 50] [--seconds 60]
 *
 * Exits with 1 when the audit finds something, when an order differs from what its buyer was told, or when a request
 * failed.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { projectKeys } from '../src/keys.ts'
import { newBuyer } from '../testing/shop.ts'
import { audit } from './checkout/audit.ts'
import { buy, type Goods } from './checkout/buyer.ts'
import { Refused, Shop } from './checkout/shop.ts'
import type { Ready } from './checkout/stack.ts'
import { Timings } from './checkout/timings.ts'

const { values: options } = parseArgs({
  options: {
    buyers: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '60' },
  },
})
const buyers = Number(options.buyers)
const seconds = Number(options.seconds)

const stack = fork(fileURLToPath(new URL('./checkout/stack.ts', import.meta.url)))
const [ready] = (await once(stack, 'message')) as [Ready] // the only message of stack.ts
const client = new pg.Client(ready.superuserUrl)
await client.connect()

const ids = async (sql: string): Promise<string[]> =>
  (await client.query<{ id: string }>(sql)).rows.map(({ id }) => id)
const goods: Goods = {
  free: await ids('select id from public.product where price is null order by id'),
  // Whoever owns a bundle owns its members, and the shop does not sell those to her again.
  sold: await ids(
    `select id from public.product as product
      where price is not null
        and not exists (select from public.product_bundle_product as member where member.product_id = product.id)
      order by id`,
  ),
  bundles: await ids('select id from public.product_bundle order by id'),
}
const people: Shop[] = []
for (let start = 0; start < buyers; start += 5) {
  const some = Array.from({ length: Math.min(5, buyers - start) }, () => newBuyer(ready.apiUrl))
  for (const { token } of await Promise.all(some)) people.push(new Shop(ready.apiUrl, token))
}
// All buyers have one network address here, from which nobody may have so many coupons verified.
await client.query(
  `insert into private.checked_coupon (user_id, coupon_id)
   select person.id, coupon.id from auth.users as person cross join public.coupon`,
)
console.log(
  `${String(buyers)} buyers signed in; ${String(cpus().length)} processors, load ${loadavg()[0]?.toFixed(1) ?? ''} before it starts`,
)

/** Sends the mails that are left in the outbox, as the scheduler would. */
async function outboxIsEmpty(): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const { rowCount } = await client.query('select from private.order_mail where sent_at is null')
    if (rowCount === 0) return
    await fetch(`${ready.apiUrl}/functions/v1/order-mail`, {
      method: 'POST',
      headers: { apikey: projectKeys.secret },
    })
    await sleep(500)
  }
}

const timings = new Timings()
const completed = new Map<string, number>()
const mails: Promise<void>[] = []
const hurryMail = async (shop: Shop): Promise<void> => {
  try {
    await timings.measure('order-mail (nobody waits)', async () => shop.call('order-mail', {}))
  } catch (error) {
    // Who hurries the mail too often is told so; the scheduler sends it.
    if (error instanceof Refused && error.message.includes('too_many_requests')) return
    timings.fail(error instanceof Error ? error.message : String(error))
  }
}
const begin = performance.now()
const end = begin + seconds * 1000
await Promise.all(
  people.map(async (shop, who) => {
    for (let n = 0; performance.now() < end; n += 1) {
      try {
        const how = await timings.measure('whole order', async () =>
          buy(shop, who, n, goods, timings),
        )
        completed.set(how, (completed.get(how) ?? 0) + 1)
        // Not awaited, as in the web app.
        if (how !== 'PayFast') mails.push(hurryMail(shop))
      } catch (error) {
        timings.fail(error instanceof Error ? error.message : String(error))
      }
    }
  }),
)
const took = (performance.now() - begin) / 1000
await Promise.all(mails)
const all = [...completed.values()].reduce((sum, count) => sum + count, 0)
console.table(timings.table())
console.log(
  `${String(all)} orders in ${took.toFixed(1)} s: ${(all / took).toFixed(1)} completed orders per second (${[...completed].map(([how, count]) => `${how} ${String(count)}`).join(', ')})`,
)
for (const [what, times] of timings.errors) console.log(`failed ${String(times)} times: ${what}`)

await outboxIsEmpty()
let broken = await audit(client, (line) => console.log(line))
const { rows } = await client.query<{ how: string; count: number }>(
  `select order_payment_method as how, count(*)::integer as count
     from public.teacher_products_order where order_status in ('PROCESSING', 'PAID') group by 1`,
)
const told = JSON.stringify([...completed].sort())
const kept = JSON.stringify(rows.map(({ how, count }) => [how, count]).sort())
const same = told === kept
console.log(`${same ? 'holds ' : 'BROKEN'}  the buyers and the database count the same orders`)
if (!same) {
  console.log(`          ${told} told, ${kept} kept`)
  broken += 1
}
await client.end()
const gone = once(stack, 'exit')
stack.send('stop')
await gone
process.exitCode = broken === 0 && timings.errors.size === 0 ? 0 : 1
