import type pg from 'pg'

const keptHours = 72
const daysAhead = 3
const dayMs = 86_400_000

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const nameOf = (day: string) => `messages_${day.replaceAll('-', '_')}`

const existing = `
select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
 where i.inhparent = 'realtime.messages'::regclass`

/** Creates the daily partitions of realtime.messages around today and drops those older than three days. */
export async function renewPartitions(admin: pg.Pool, now: number = Date.now()): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(existing)
  const names = new Set(rows.map(({ name }) => name))
  for (let offset = -1; offset <= daysAhead; offset += 1) {
    const day = dayOf(now + offset * dayMs)
    if (names.has(nameOf(day))) continue
    // Names and bounds consist of digits of a date, never of input.
    await admin.query(
      `create table if not exists realtime.${nameOf(day)} partition of realtime.messages
         for values from ('${day}') to ('${dayOf(now + (offset + 1) * dayMs)}')`,
    )
  }
  const oldest = nameOf(dayOf(now - keptHours * 3_600_000))
  for (const name of names) {
    if (/^messages_\d{4}_\d{2}_\d{2}$/.test(name) && name < oldest) {
      await admin.query(`drop table if exists realtime.${name}`)
    }
  }
}
