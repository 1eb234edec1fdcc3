import { seedId } from '../ids.ts'
import { PERSONAS, type Persona, type PersonaName } from '../personas.ts'
import type { Resource } from '../resource-schema.ts'
import { json, text } from './literals.ts'

const names = Object.keys(PERSONAS).filter((name): name is PersonaName => name in PERSONAS)
const people: readonly (readonly [PersonaName, Persona])[] = names.map((name) => [
  name,
  PERSONAS[name],
])

/** Profile ids are the user ids with another last block, so that they are easy to recognise. */
export function profileId(persona: Persona): string {
  return persona.id.replace(/-2c1e8a64d(\d{3})$/, '-5e02b7c1f$1')
}

function shipping(persona: Persona): string {
  const profile = persona.profile
  if (!profile?.shipping) return 'null'
  return json({
    address1: profile.shipping.address1,
    address2: profile.shipping.address2 ?? '',
    city: profile.shipping.city,
    province: profile.province,
    postalCode: profile.shipping.postalCode,
    country: 'South Africa',
    phoneNumber: persona.phone,
  })
}

/** Rows exist only for people who are in auth.users: the file also loads into an empty database. */
export function peopleSql(): string {
  const groups = people
    .flatMap(([, persona]) =>
      persona.groups.map((group) => `  (${text(persona.id)}::uuid, ${text(group)})`),
    )
    .join(',\n')
  const profiles = people
    .flatMap(([, persona]) => {
      const profile = persona.profile
      if (!profile) return []
      const row = [
        `${text(profileId(persona))}::uuid`,
        `${text(persona.id)}::uuid`,
        text(profile.title),
        text(profile.name),
        text(profile.surname),
        text(profile.language),
        text(profile.province),
        String(profile.daysPerWeek),
        text(profile.interface),
        shipping(persona),
      ]
      return [`  (${row.join(', ')})`]
    })
    .join(',\n')
  return `${people.map(([, { email, purpose }]) => `-- ${email}: ${purpose}`).join('\n')}

insert into private.user_group (user_id, group_name)
select member.user_id, member.group_name
from (values
${groups}
) as member (user_id, group_name)
join auth.users as person on person.id = member.user_id
on conflict do nothing;

insert into public.teacher_profile
  (id, user_id, title, name, surname, language, province, days_per_week, translate_i18n,
   products_order_shipping_details)
select profile.*
from (values
${profiles}
) as profile (id, user_id, title, name, surname, language, province, days_per_week, translate_i18n,
  products_order_shipping_details)
join auth.users as person on person.id = profile.user_id
on conflict do nothing;
`
}

interface SeedOrder {
  readonly key: string
  readonly persona: PersonaName
  readonly status: 'PENDING' | 'PROCESSING' | 'PAID'
  readonly number: string | null
  readonly method: 'EFT' | 'PayFast' | null
  /** How many days before the seed runs it was placed. */
  readonly daysAgo: number
  readonly slugs: readonly string[]
  /** By slug and label: what the buyer answered. */
  readonly answers?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const ORDERS: readonly SeedOrder[] = [
  {
    key: 'thandi-paid',
    persona: 'thandi',
    status: 'PAID',
    number: '261102-07413022',
    method: 'PayFast',
    daysAgo: 19,
    slugs: ['common-fractions-grade-5', 'electric-circuits-grade-6'],
  },
  {
    key: 'thandi-cart',
    persona: 'thandi',
    status: 'PENDING',
    number: null,
    method: null,
    daysAgo: 1,
    slugs: ['telling-the-time-grade-3'],
  },
  {
    key: 'annelie-processing',
    persona: 'annelie',
    status: 'PROCESSING',
    number: '261117-19052841',
    method: 'EFT',
    daysAgo: 4,
    slugs: ['maaltafels-2-tot-10-graad-3', 'klankkaarte-graad-r'],
    answers: {
      'klankkaarte-graad-r': {
        'Naam op die doos': 'Juf. Annelie se klas',
        Lettertipe: 'Drukskrif',
      },
    },
  },
]

/** A few orders in different states. Triggers fill the owner and the amounts. */
export function ordersSql(catalogue: readonly Resource[]): string {
  const bySlug = new Map(catalogue.map((resource) => [resource.slug, resource]))
  return ORDERS.map((order) => {
    const persona: Persona = PERSONAS[order.persona]
    const id = seedId('order', order.key)
    const placed = `now() - interval '${order.daysAgo} days'`
    const lines = order.slugs.map((slug) => {
      const resource = bySlug.get(slug)
      if (!resource) throw new Error(`order ${order.key}: no resource ${slug}`)
      const answers = order.answers?.[slug] ?? {}
      const questions = resource.questions.map((question) => ({
        ...question,
        value: answers[question.label] ?? null,
      }))
      const id = text(seedId('order-line', `${order.key}/${slug}`))
      return `  (${id}::uuid, ${text(seedId('product', slug))}::uuid, ${json(questions)})`
    })
    return `insert into public.teacher_products_order
  (id, teacher_profile_id, created_at, order_status, order_number, order_date_time,
   order_payment_method, order_shipping_details)
select ${text(id)}, profile.id, ${placed}, ${text(order.status)}, ${text(order.number)},
  ${order.number ? placed : 'null'}, ${text(order.method)},
  ${order.number ? 'profile.products_order_shipping_details' : 'null'}
from public.teacher_profile as profile where profile.id = ${text(profileId(persona))}
on conflict do nothing;

insert into public.order_line
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
  }).join('\n')
}
