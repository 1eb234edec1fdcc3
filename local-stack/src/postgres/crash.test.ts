import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { findFreePorts } from '../network/ports.ts'
import { startPostgres } from './server.ts'

const folder = join(tmpdir(), `kryt-crash-${randomUUID()}`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes rows one by one until the connection breaks; returns the numbers whose commit was acknowledged. */
async function writeUntilItBreaks(
  url: string,
  onCount: (count: number) => void,
): Promise<number[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('create table if not exists entry (number int primary key)')
  const last = await client.query<{ max: number | null }>('select max(number) from entry')
  const acknowledged: number[] = []
  for (let number = (last.rows[0]?.max ?? 0) + 1; ; number += 1) {
    try {
      await client.query('insert into entry values ($1)', [number])
    } catch {
      return acknowledged
    }
    acknowledged.push(number)
    onCount(acknowledged.length)
  }
}

test('a Postgres that is killed in the middle of writes restarts with everything that was committed', async () => {
  const [port = 0] = await findFreePorts(1)
  const options = { dataDir: join(folder, 'postgres'), port, logFile: join(folder, 'log') }
  const committed: number[] = []

  for (let round = 0; round < 3; round += 1) {
    const server = await startPostgres(options)
    const pid = Number(readFileSync(join(options.dataDir, 'postmaster.pid'), 'utf8').split('\n')[0])
    const written = await writeUntilItBreaks(server.urlFor('supabase_admin'), (count) => {
      if (count === 200) process.kill(pid, 'SIGKILL')
    })
    await server.ended
    committed.push(...written)
  }

  const server = await startPostgres(options)
  const client = new pg.Client({ connectionString: server.urlFor('supabase_admin') })
  await client.connect()
  const found = await client.query<{ number: number }>('select number from entry')
  await client.end()
  await server.stop()

  expect(committed.length).toBeGreaterThanOrEqual(600)
  const kept = new Set(found.rows.map((row) => row.number))
  expect(committed.filter((number) => !kept.has(number))).toEqual([])
})

test('a Postgres whose parent was killed is stopped by the next start, which reuses its data', async () => {
  const [first = 0, second = 0] = await findFreePorts(2)
  const dataDir = join(folder, 'orphan')
  const logFile = join(folder, 'orphan.log')
  const orphan = await startPostgres({ dataDir, port: first, logFile })
  // The second start does not know of the first, as after `kill -9` of the stack.
  const server = await startPostgres({ dataDir, port: second, logFile })
  await orphan.ended
  const client = new pg.Client({ connectionString: server.urlFor('supabase_admin') })
  await client.connect()
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await client.end()
  await server.stop()
})
