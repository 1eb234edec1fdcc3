import type { Database } from '../support/database.ts'

/** A function that visitors or people may call, with the types of its arguments in order. */
export interface Exposed {
  name: string
  arguments: string[]
}

/** Computed fields are left out: they get a stored row, and nobody sends one. */
export async function exposedFunctions(db: Database): Promise<Exposed[]> {
  const rows = await db.root(`
    select p.proname::text as name, array(
      select format_type(type, null) from unnest(p.proargtypes) with ordinality as given (type, place)
      order by place) as arguments
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and (has_function_privilege('anon', p.oid, 'execute')
        or has_function_privilege('authenticated', p.oid, 'execute'))
      and not exists (
        select from unnest(p.proargtypes) as type join pg_type t on t.oid = type where t.typtype = 'c')
    order by 1`)
  return rows as unknown as Exposed[] // as selected above
}

const days = ['infinity', '-infinity', '4713-01-01 BC', '0001-01-01', '2100-12-31', '290000-01-01']
const mega = 'Abc 1 %_'.repeat(131_072)
const deep = '['.repeat(3000) + ']'.repeat(3000)
const thousands = (item: string) => `{${Array.from({ length: 10_000 }, () => item).join(',')}}`
const anId = '00000000-0000-4000-8000-000000000000'

/** What an argument of the type usually is, and what an attacker sends: literals of Postgres, as REST passes them on. */
export const values: Record<string, { usual: string; extremes: (string | null)[] }> = {
  boolean: { usual: 'true', extremes: [null, 'false'] },
  integer: { usual: '1', extremes: [null, '0', '-1', '2147483647', '-2147483648'] },
  bigint: { usual: '1', extremes: [null, '0', '9223372036854775807', '-9223372036854775808'] },
  numeric: {
    usual: '1',
    extremes: [null, 'NaN', 'Infinity', '-Infinity', '1e130', '-1e130', '1e-130'],
  },
  date: { usual: '2026-06-01', extremes: [null, ...days] },
  'timestamp with time zone': { usual: '2026-06-01', extremes: [null, ...days] },
  'timestamp with time zone[]': {
    usual: '{2026-06-01}',
    extremes: [null, '{}', '{null}', '{infinity,-infinity}', thousands('infinity')],
  },
  text: {
    usual: 'a',
    extremes: [
      null,
      '',
      mega,
      'a\u0000b',
      '\u00a0\u200b',
      '%'.repeat(1_048_576),
      `a${' '.repeat(1_048_576)}a`,
    ],
  },
  'text[]': { usual: '{a}', extremes: [null, '{}', '{null}', thousands('a'), `{"${mega}"}`] },
  uuid: { usual: anId, extremes: [null, 'ffffffff-ffff-ffff-ffff-ffffffffffff'] },
  'uuid[]': { usual: `{${anId}}`, extremes: [null, '{}', '{null}', thousands(anId)] },
  jsonb: {
    usual: '{}',
    extremes: [
      null,
      'null',
      '[]',
      '[null]',
      '"a"',
      '1e400',
      deep,
      JSON.stringify(mega),
      JSON.stringify({ id: mega, title: mega }),
      '{"a":"\\u0000"}',
      JSON.stringify(
        Array.from({ length: 10_000 }, () => ({ id: anId, productId: anId, price: 1e300 })),
      ),
      JSON.stringify(Array.from({ length: 10_000 }, () => null)),
    ],
  },
}

/** The calls of a function: one argument is extreme, or all are by the same place in their lists. */
export function callsOf({ arguments: types }: Exposed): (string | null)[][] {
  const usual = types.map((type) => values[type]?.usual ?? null)
  const alone = types.flatMap((type, at) =>
    (values[type]?.extremes ?? []).map((extreme) => usual.with(at, extreme)),
  )
  const together = Array.from({ length: 6 }, (_, at) =>
    types.map((type) => {
      const extremes = values[type]?.extremes ?? [null]
      return extremes[at % extremes.length] ?? null
    }),
  )
  return [...alone, ...together]
}

/** The statement that both APIs run for a call. */
export const statement = ({ name, arguments: types }: Exposed): string =>
  `select * from public.${name}(${types.map((type, at) => `$${String(at + 1)}::${type}`).join(', ')})`
