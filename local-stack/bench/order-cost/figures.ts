import { readFileSync, readdirSync } from 'node:fs'
import type pg from 'pg'

/** What Postgres has counted since it was started. */
export interface Figures {
  /** Milliseconds that its connections worked on statements. */
  active: number
  /** Milliseconds of processor time of all its processes. */
  processor: number
  /** Updates of the table of orders, and how many of them had to write every index. */
  orderUpdates: number
  coldOrderUpdates: number
  functions: Map<string, { calls: number; self: number }>
}

/** Asked after the connections were idle for a while: until then they keep what they counted to themselves. */
export async function readFigures(client: pg.Client): Promise<Figures> {
  const { rows } = await client.query<{
    folder: string
    active: number
    updates: number
    cold: number
  }>(
    `select current_setting('data_directory') as folder, active_time as active,
            orders.n_tup_upd::integer as updates,
            (orders.n_tup_upd - orders.n_tup_hot_upd)::integer as cold
       from pg_stat_database, pg_stat_user_tables as orders
      where datname = current_database() and orders.relname = 'teacher_products_order'`,
  )
  const { rows: functions } = await client.query<{ name: string; calls: number; self: number }>(
    `select concat_ws('.', schemaname, funcname) as name,
            sum(calls)::integer as calls, sum(self_time) as self
       from pg_stat_user_functions group by 1`,
  )
  const [row] = rows
  if (row === undefined) throw new Error('no figures')
  return {
    active: row.active,
    processor: processorTime(row.folder),
    orderUpdates: row.updates,
    coldOrderUpdates: row.cold,
    functions: new Map(functions.map(({ name, calls, self }) => [name, { calls, self }])),
  }
}

/** What was counted between two readings, for one of so many orders. */
export function perOrder(from: Figures, to: Figures, orders: number): Figures {
  const functions = [...to.functions].map(([name, { calls, self }]) => {
    const was = from.functions.get(name) ?? { calls: 0, self: 0 }
    return [
      name,
      { calls: (calls - was.calls) / orders, self: (self - was.self) / orders },
    ] as const
  })
  return {
    active: (to.active - from.active) / orders,
    processor: (to.processor - from.processor) / orders,
    orderUpdates: (to.orderUpdates - from.orderUpdates) / orders,
    coldOrderUpdates: (to.coldOrderUpdates - from.coldOrderUpdates) / orders,
    functions: new Map(functions),
  }
}

/** Of the postmaster and its children, those that have ended included. NaN where there is no /proc. */
function processorTime(dataFolder: string): number {
  const postmaster = readFileSync(`${dataFolder}/postmaster.pid`, 'utf8').split('\n')[0]
  let ticks = 0
  try {
    for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const fields = statOf(id)
      if (id === postmaster) ticks += sum(fields.slice(11, 15))
      else if (fields[1] === postmaster) ticks += sum(fields.slice(11, 13))
    }
  } catch {
    return Number.NaN
  }
  return ticks * 10
}

/** The fields of /proc/<id>/stat from the state on; none when the process has just ended. */
function statOf(id: string): string[] {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

const sum = (numbers: string[]) => numbers.reduce((total, next) => total + Number(next), 0)
