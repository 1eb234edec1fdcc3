import { sellerFor, sellerSql } from '../../supabase/seller/seller.ts'
import { seedId } from '../ids.ts'
import { ORDERS, type SeedOrder } from '../orders.ts'
import { PERSONAS, type Persona } from '../personas.ts'
import type { Resource } from '../resource-schema.ts'
import { json, text } from './literals.ts'
import { profileId } from './people-sql.ts'

const placed = ({ daysAgo }: SeedOrder) => `now() - interval '${daysAgo} days'`

function orderSql(order: SeedOrder, id: string): string {
  const persona: Persona = PERSONAS[order.persona]
  return `insert into public.teacher_products_order
  (id, teacher_profile_id, created_at, order_status, order_number, order_date_time,
   order_payment_method, order_shipping_details)
select ${text(id)}, profile.id, ${placed(order)}, ${text(order.status)}, ${text(order.number)},
  ${order.number ? placed(order) : 'null'}, ${text(order.method)},
  ${order.number ? 'profile.products_order_shipping_details' : 'null'}
from public.teacher_profile as profile where profile.id = ${text(profileId(persona))}
on conflict do nothing;
`
}

function linesSql(order: SeedOrder, id: string, bySlug: Map<string, Resource>): string {
  const lines = order.slugs.map((slug) => {
    const resource = bySlug.get(slug)
    if (!resource) throw new Error(`order ${order.key}: no resource ${slug}`)
    const answers = order.answers?.[slug] ?? {}
    const questions = resource.questions.map((question) => ({
      ...question,
      value: answers[question.label] ?? null,
    }))
    const line = text(seedId('order-line', `${order.key}/${slug}`))
    return `  (${line}::uuid, ${text(seedId('product', slug))}::uuid, ${json(questions)})`
  })
  return `insert into public.order_line
  (id, order_id, product_id, title, price, discount_percentage, physical, questions)
select line.id, parent.id, product.id, product.title, product.price,
  product.discount_percentage, product.physical, line.questions
from (values
${lines.join(',\n')}
) as line (id, product_id, questions)
join public.product as product on product.id = line.product_id
join public.teacher_products_order as parent on parent.id = ${text(id)}
on conflict do nothing;
`
}

function eventsSql(order: SeedOrder, id: string): string {
  const events = order.events.map(({ from, to, reason, actor }, index) => {
    const event = text(seedId('order-event', `${order.key}/${index}`))
    const who = actor === null ? 'null' : text(PERSONAS[actor].id)
    return `  (${event}::uuid, ${placed(order)} + interval '${index} minutes', ${who}::uuid, ${text(from)}, ${text(to)}, ${text(reason)})`
  })
  return `insert into public.order_event
  (id, created_at, order_id, actor_id, from_status, to_status, reason)
select event.id, event.created_at, parent.id, actor.id, event.from_status, event.to_status,
  event.reason
from (values
${events.join(',\n')}
) as event (id, created_at, actor_id, from_status, to_status, reason)
join public.teacher_products_order as parent on parent.id = ${text(id)}
left join auth.users as actor on actor.id = event.actor_id
on conflict do nothing;
`
}

/** Issues an invoice for each paid order; the seller is invented, the one of the website. */
const documentsSql = `${sellerSql(sellerFor('http://127.0.0.1'), '2020-01-01')}
on conflict do nothing;

select private.issue_invoice(parent.id)
from public.teacher_products_order as parent
where parent.order_status = 'PAID'
  and not exists (select from public.invoice as issued where issued.order_id = parent.id)
order by parent.order_date_time;
`

/** Orders in each status, with their history. Triggers fill the owner and the amounts. */
export function ordersSql(catalogue: readonly Resource[]): string {
  const bySlug = new Map(catalogue.map((resource) => [resource.slug, resource]))
  const orders = ORDERS.map((order) => {
    const id = seedId('order', order.key)
    return [orderSql(order, id), linesSql(order, id, bySlug), eventsSql(order, id)].join('\n')
  })
  return [...orders, documentsSql].join('\n')
}
