import type { Database } from '../support/database.ts'

interface Code {
  name: string
  text: string
  /** Called from outside, with a uuid. */
  exposed: boolean
}

const functions = `
  select n.nspname || '.' || p.proname as name, pg_get_functiondef(p.oid) as text,
    n.nspname = 'public' and 2950 = any (p.proargtypes::oid[]) and (
      has_function_privilege('authenticated', p.oid, 'execute')
      or has_function_privilege('anon', p.oid, 'execute')
      or has_function_privilege('service_role', p.oid, 'execute')) as exposed
  from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private') and p.prokind = 'f'`

const insertsAnId = /insert\s+into\s+[\w.]+(?:\s+as\s+\w+)?\s*\(\s*id\b/i
const calls = /\b((?:public|private)\.\w+)\s*\(/g

/** What a function runs: its own text and that of everything it calls, however deep. */
function reached(name: string, byName: ReadonlyMap<string, Code>, seen = new Set<string>()) {
  const code = byName.get(name)
  if (code === undefined || seen.has(name)) return seen
  seen.add(name)
  for (const [, called = ''] of code.text.matchAll(calls)) reached(called, byName, seen)
  return seen
}

/**
 * The functions of the API that are sent a uuid and insert a row whose id they name, by themselves or by what they call:
 * each may be making a row under an id of its caller.
 * @returns whether each asks private.asked_before(), by name
 */
export async function functionsThatNameIds(db: Database): Promise<Map<string, boolean>> {
  const all = (await db.root(functions)) as unknown as Code[] // the columns of the query
  const byName = new Map(all.map((code) => [code.name, code]))
  return new Map(
    all
      .filter(({ exposed }) => exposed)
      .map(({ name }) => [name, [...reached(name, byName)]] as const)
      .filter(([, code]) => code.some((name) => insertsAnId.test(byName.get(name)?.text ?? '')))
      .map(([name, code]) => [name.replace('public.', ''), code.includes('private.asked_before')]),
  )
}
