import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { rulesOf } from '../../../local-stack/bench/checkout/audit.ts'
import { startTestDatabase } from '../../../local-stack/testing/database.ts'
import type { Step } from './steps.ts'

export interface Played {
  /** The rule that a step broke, or an error that is not a refusal; null when all is well. */
  broken: string | null
  /** The step that broke it, counted from 0. */
  place: number
  /** What each step did, such as "notify paid" or "apply coupon_used_up". */
  outcomes: string[]
}

export interface Stage {
  /** Plays the steps in a transaction that is rolled back, and asks every rule after each of them. */
  play: (steps: readonly Step[]) => Promise<Played>
  /** For tests that take a mending out: changes the database for good. */
  root: pg.Client
  stop: () => Promise<void>
}

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** All rules as one function, so that Postgres plans them once. */
const ruleFunction = () => `
  create function trial.broken_rule() returns text language plpgsql as $rules$
  begin
    ${rulesOf('always')
      .map(({ rule, sql }) => `if exists (${sql}) then return ${pg.escapeLiteral(rule)}; end if;`)
      .join('\n')}
    return null;
  end
  $rules$`

/** A database of its own with a small shop in it. */
export async function startStage(): Promise<Stage> {
  const database = await startTestDatabase()
  const root = new pg.Client(database.urlFor('postgres'))
  await root.connect()
  await root.query(read('world.sql'))
  await root.query(ruleFunction())
  await root.query(read('steps.sql'))
  const playNow = async (steps: readonly Step[]): Promise<Played> => {
    await root.query('begin')
    try {
      const { rows } = await root.query<{ played: Played }>('select trial.play($1) as played', [
        JSON.stringify(steps),
      ])
      if (rows[0] === undefined) throw new Error('nothing was played')
      return rows[0].played
    } finally {
      await root.query('rollback')
    }
  }
  // fast-check does not wait for the sequence that its time limit interrupts.
  let before: Promise<unknown> = Promise.resolve()
  return {
    root,
    play: async (steps) => {
      const playing = before.then(async () => playNow(steps))
      before = playing.catch(() => undefined)
      return playing
    },
    stop: async () => {
      await root.end()
      await database.stop()
    },
  }
}
