import type { Client } from 'pg'

/** What administrators look for. In 1,000 customers one has the number and one the day; the group holds one in a hundred. */
export const searches = [
  { what: 'phone as people type it', words: '063 263 9454' },
  { what: 'phone with the country’s code', words: '+27 63 263 9454' },
  { what: 'day of registration', words: '2026-03-14' },
  { what: 'day in words', words: '14 march 2026' },
  { what: 'group of few, with a name', words: 'admin thandi' },
  { what: 'group of few', words: 'administrator' },
  { what: 'group of all, with a name', words: 'teacher krytberg' },
  { what: 'group of all', words: 'teacher' },
]

/** Fills the list of customers up to so many, with the search text that its triggers would write. */
export async function fillCustomers(root: Client, customers: number): Promise<void> {
  await root.query(`insert into auth.users (id, email, aud, role, email_confirmed_at, created_at, updated_at)
    values (md5('administrator')::uuid, 'administrator@school.example', 'authenticated', 'authenticated', now(), now(), now())
    on conflict (id) do nothing`)
  await root.query(`insert into private.user_group (user_id, group_name)
    values (md5('administrator')::uuid, 'admin') on conflict do nothing`)
  await root.query(
    `insert into public.reporting_teacher (
       id, owner, username, title, name, surname, language, province, email, phone, registration_date, roles,
       search_field)
     select md5('customer ' || n)::uuid, 'x::customer' || n, 'customer' || n, 'Ms', given.name, given.surname, 'English',
       'Limpopo', given.email, given.phone, given.day, given.roles,
       private.searchable_text(concat_ws(' ', 'customer' || n, given.email, private.phone_words(given.phone), 'Ms',
         given.name, given.surname, 'Limpopo', 'English', private.role_words(given.roles),
         private.day_words((given.day at time zone 'Africa/Johannesburg')::date)))
     from generate_series(1, $1::integer) as n
     cross join lateral (select
       (array['Thandi', 'Pieter', 'Nomsa', 'Anele', 'Johan', 'Lerato', 'Sipho'])[1 + n % 7] as name,
       case when n % 500 = 7 then 'Krytberg'
         else (array['Dlamini', 'Botha', 'Nkosi', 'Mokoena', 'Naidoo', 'Zulu'])[1 + n % 6] end as surname,
       format('customer%s@school.example', n) as email,
       '+276' || lpad((n * 7919987::bigint % 100000000)::text, 8, '0') as phone,
       timestamptz '2026-03-14T10:00Z' - n % 1000 * interval '1 day' as day,
       case when n % 100 = 0 then array['admin'] else array['teacher'] end as roles) as given
     on conflict (id) do nothing`,
    [customers],
  )
  await root.query('vacuum (analyze) public.reporting_teacher')
}
