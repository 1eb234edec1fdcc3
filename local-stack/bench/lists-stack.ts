/**
 * The stack behind `npm run bench:lists`: a fraction of a country's rows, as many coupons as customers, and somebody
 * who may see them. It says where it is, and stops when it is told to.
 *
 *   node bench/lists-stack.ts 0.01
 */
import pg from 'pg'
import { startTestStack } from '../testing/stack.ts'
import { serviceOf } from '../testing/shop.ts'
import { seedScale } from './scale/seed.ts'

const fraction = Number(process.argv[2])
const password = 'Lists-123456'

const stack = await startTestStack()
// Orders and what teachers planned take longest to make, and no list of the bench shows them.
const wanted = /^(?:10-catalogue|20-schools|30-teachers|44-customers)/
await seedScale(stack.superuserUrl, fraction, undefined, (name) => wanted.test(name))
const email = 'lists@kryt.example'
const created = await serviceOf(stack.apiUrl).auth.admin.createUser({
  email,
  password,
  email_confirm: true,
})
if (created.error !== null) throw created.error
const client = new pg.Client(stack.superuserUrl)
await client.connect()
await client.query(
  `insert into public.coupon (coupon_code, start_date, end_date, discount_type, discount_value)
   select 'BENCH' || n, '2026-01-01', '2027-12-31', 'PERCENTAGE', 1 + n % 50
   from generate_series(1, $1) as n`,
  [Math.round(10_000 * fraction)],
)
await client.query(
  `insert into private.user_group (user_id, group_name)
   select $1, group_name from unnest('{admin,superadmin}'::text[]) as group_name`,
  [created.data.user.id],
)
await client.query('analyze')
await client.end()
process.send?.({
  apiUrl: stack.apiUrl,
  key: stack.config.keys.publishable,
  email,
  password,
})
const stop = () => void stack.stop().then(() => process.exit())
process.once('message', stop)
// Whoever asked for it has ended.
process.once('disconnect', stop)
