import { PERSONAS, type Persona, type PersonaName } from '../personas.ts'
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

/** Rows are written only for people who exist in auth.users, so that the file also loads into an empty database. */
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

-- She subscribed to the foundation phase until subscriptions ended: what is sent to its grades still reaches her.
insert into public.teacher_subscription
  (teacher_profile_id, title, frequency, amount, monthly_limit, grades, status_text, run_date)
select profile.id, 'Monthly', 3, 200, 50, array['R', '1', '2', '3'], 'CANCELLED', '2024-12-16T22:00:00Z'
from public.teacher_profile as profile where profile.id = ${text(profileId(PERSONAS.annelie))}
on conflict do nothing;
`
}
