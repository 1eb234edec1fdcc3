import { expect, test } from 'vitest'
import { postgrestStatus } from '../../../local-stack/src/services/rest/postgrest-error.ts'
import { rolledBack, type Database, type Person } from '../support/database.ts'
import { newTeacher } from '../support/world.ts'
import { callsOf, exposedFunctions, statement, values, type Exposed } from './extremes.ts'

/** In milliseconds. */
const longest = 300

/** A call with megabytes may take as long as sending them does, several times over, on a machine that is busy. */
const timesTheSending = 4

/** How often a slow call is tried: a busy machine delays one answer, not the best of five. */
const tries = 5

interface Answer {
  status: number
  milliseconds: number
  said: string
}

async function ask(
  db: Database,
  caller: Person,
  asked: Exposed,
  args: (string | null)[],
): Promise<Answer> {
  await db.root('savepoint call')
  // What never ends is told after a second, and fills no disk.
  await db.root(`set local statement_timeout = '1s'`)
  const begun = performance.now()
  const answer = await db.asUser(caller, statement(asked), args).then(
    () => ({ status: 200, said: '' }),
    (error: unknown) => {
      const fault = error as { code: string; message: string } // pg's DatabaseError
      return {
        status: postgrestStatus(fault, 'authenticated'),
        said: `${fault.code} ${fault.message.slice(0, 120)}`,
      }
    },
  )
  const milliseconds = performance.now() - begun
  await db.root('rollback to savepoint call')
  return { ...answer, milliseconds }
}

/** How long it takes to send the arguments and do nothing with them. */
async function sending(db: Database, caller: Person, args: (string | null)[]): Promise<number> {
  const begun = performance.now()
  const places = args.map((_, at) => `length($${String(at + 1)}::text)`)
  await db.asUser(caller, `select ${places.join(', ')}`, args).catch(() => undefined)
  return performance.now() - begun
}

const shown = (args: (string | null)[]) =>
  args.map((value) => (value === null ? 'null' : JSON.stringify(value).slice(0, 24))).join(', ')

/** The calls that are answered with a fault of ours, or late. */
async function broken(db: Database, caller: Person): Promise<string[]> {
  const offenders: string[] = []
  for (const asked of await exposedFunctions(db)) {
    for (const args of callsOf(asked)) {
      let answer = await ask(db, caller, asked, args)
      for (
        let again = 1;
        answer.milliseconds > longest && answer.milliseconds < 900 && again < tries;
        again += 1
      ) {
        answer = await ask(db, caller, asked, args)
      }
      const call = `${asked.name}(${shown(args)})`
      if (answer.status >= 500) offenders.push(`${call}: ${String(answer.status)} ${answer.said}`)
      if (
        answer.milliseconds > longest &&
        answer.milliseconds > timesTheSending * (await sending(db, caller, args))
      )
        offenders.push(`${call}: ${String(Math.round(answer.milliseconds))} ms`)
    }
  }
  return offenders
}

test.each([[[]], [['admin', 'superadmin']]])(
  'every function answers the extremes of its arguments soon, and with no fault of ours: groups %j',
  { timeout: 300_000 },
  (groups) =>
    rolledBack(async (db) => {
      const caller = await newTeacher(db)
      for (const name of groups) {
        await db.root(`insert into private.user_group (user_id, group_name) values ($1, $2)`, [
          caller.id,
          name,
        ])
      }
      expect(await broken(db, caller)).toEqual([])
    }),
)

test('every type of argument has extremes', () =>
  rolledBack(async (db) => {
    const exposed = await exposedFunctions(db)
    expect(exposed.length).toBeGreaterThan(150)
    const types = new Set(exposed.flatMap((each) => each.arguments))
    expect([...types].filter((type) => values[type] === undefined)).toEqual([])
  }))

test('a statement of a person ends soon, and no function of the API lengthens its own', () =>
  rolledBack(async (db) => {
    const limits = await db.root(`
      select rolname::text as role, setting from pg_db_role_setting
      join pg_roles on pg_roles.oid = setrole cross join unnest(setconfig) as setting
      where rolname in ('anon', 'authenticated') and setting like 'statement_timeout=%' order by 1`)
    expect(limits).toEqual([
      { role: 'anon', setting: 'statement_timeout=3s' },
      { role: 'authenticated', setting: 'statement_timeout=5s' },
    ])
    const longer = await db.root(`
      select proname::text from pg_proc where pronamespace = 'public'::regnamespace
      and array_to_string(proconfig, ',') like '%statement_timeout%'`)
    expect(longer).toEqual([])
  }))
