import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { notSeeded } from '../../../local-stack/bench/scale/not-seeded.ts'
import { liveMap } from '../../../web/src/graphql/live/live-map.ts'
import { notLive } from '../../../web/src/graphql/live/not-live.ts'
import { constraintMessages } from '../../../web/src/i18n/constraint-messages.ts'
import { roleTable } from '../rights/role-table.ts'
import { samples } from '../rights/samples/by-table.ts'
import type { Database } from '../support/database.ts'

const root = join(import.meta.dirname, '../../..')
const scale = join(root, 'local-stack/bench/scale')

const errorCodes = readFileSync(join(root, 'docs/error-codes.md'), 'utf8')

const seeded = new Set(
  readdirSync(scale)
    .filter((name) => name.endsWith('.sql'))
    .flatMap((name) => [
      ...readFileSync(join(scale, name), 'utf8').matchAll(/insert into public\.(\w+)/g),
    ])
    .map(([, table = '']) => table),
)

/**
 * Tables of the exposed schema with what must be the only one, which a form can break (what must be there has its words by
 * its ending, "_present"), and whether screens load them whole: such a table is small.
 */
const tables = `
  select c.relname as table, coalesce(array_agg(r.name order by r.name) filter (where r.name is not null), '{}') as rules,
    coalesce(obj_description(c.oid, 'pg_class') like '%"max_rows"%', false) as whole
  from pg_class c
  left join (
    select conrelid as relation, conname::text as name from pg_constraint where contype = 'u'
    union
    select indrelid, indexrelid::regclass::text from pg_index where indisunique and not indisprimary
  ) r on r.relation = c.oid
    -- A key that holds the id is never broken: it is there for foreign keys to name.
    and r.name not like '%\\_id\\_teacher\\_profile\\_id%\\_key'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  group by c.oid, c.relname order by c.relname`

const isWritten = (table: string): boolean =>
  roleTable.some(
    ({ table: name, rights }) =>
      name === table &&
      [rights.insert, rights.update].some((grants) => Object.keys(grants).length > 0),
  )

/** Rules of which the page says nothing, because no form can break them. */
const brokenByNoForm: Record<string, string> = {
  assessment_template_taxonomy_once_key: 'A form chooses each taxonomy once.',
  product_bundle_product_bundle_product_key: 'set_bundle_products() writes each member once.',
  product_content_product_id_key: 'A form opens the content that there is.',
  quotation_number_key: 'A counter gives the numbers.',
  school_emis_number_key: 'Only the import writes the number.',
  teacher_profile_user_id_key: 'ensure_teacher_profile() finds the profile that there is.',
  teacher_subscription_teacher_profile_id_key: 'A form opens the subscription that there is.',
}

interface Found {
  table: string
  rules: string[]
  whole: boolean
}

/** Where a table has to be entered: what is missing there, or null. */
const places: ((found: Found) => string | null)[] = [
  ({ table }) =>
    roleTable.some((model) => model.table === table)
      ? null
      : 'rights (supabase/tests/rights/areas)',
  ({ table }) => (table in samples ? null : 'samples (supabase/tests/rights/samples)'),
  ({ table }) =>
    table in liveMap || table in notLive
      ? null
      : 'live map (web/src/graphql/live/live-map.ts, or not-live.ts with the reason)',
  ({ table, rules }) => {
    // Who may write a table that has no rights yet is not known: its rules count.
    const met = isWritten(table) || !roleTable.some((model) => model.table === table)
    const unsaid = met
      ? rules.filter(
          (name) =>
            !(name in constraintMessages) &&
            !errorCodes.includes(`| \`${name}\``) &&
            !(name in brokenByNoForm),
        )
      : []
    return unsaid.length === 0
      ? null
      : `error words (web/src/i18n/constraint-messages.ts: ${unsaid.join(', ')})`
  },
  ({ table, whole }) =>
    whole || seeded.has(table) || table in notSeeded
      ? null
      : 'bench (local-stack/bench/scale/*.sql, or not-seeded.ts with the reason)',
]

/** One line for each table that is not entered everywhere, naming the files to add it to. */
export async function missingEntries(db: Pick<Database, 'root'>): Promise<string[]> {
  const found = (await db.root(tables)) as unknown as Found[] // as selected above
  return found.flatMap((one) => {
    const missing = places.map((place) => place(one)).filter((what) => what !== null)
    return missing.length === 0 ? [] : [`${one.table}: missing in ${missing.join('; ')}`]
  })
}

/** Entries that name a table which is not there any more, or one that needs none. */
export async function leftOver(db: Pick<Database, 'root'>): Promise<string[]> {
  const found = (await db.root(tables)) as unknown as Found[] // as selected above
  const there = new Set(found.map(({ table }) => table))
  const small = found.filter(({ table, whole }) => whole && table in notSeeded)
  const entered = Object.entries({ liveMap, notLive, notSeeded, samples }).flatMap(
    ([where, names]) => Object.keys(names).map((table) => ({ where, table })),
  )
  return [
    ...entered
      .filter(({ table }) => !there.has(table))
      .map(({ where, table }) => `${where}: ${table}`),
    ...small.map(({ table }) => `notSeeded: ${table} is loaded whole`),
  ]
}
