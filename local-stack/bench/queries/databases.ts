import { randomUUID } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findFreePorts } from '../../src/network/ports.ts'
import { startPostgres } from '../../src/postgres/server.ts'
import { copyTemplate } from '../../testing/template.ts'
import { seedScale } from '../scale/seed.ts'

/** One database and the port on which a gateway serves it. */
export interface Scale {
  databaseUrl: string
  port: number
}

export interface Databases {
  small: Scale
  large: Scale
  /** The port of a gateway on the large database that logs query plans. */
  explained: Scale
  /** Connects to the large database as the superuser. */
  rootUrl: string
  /** The file to which the server writes query plans. */
  logFile: string
  stop: () => Promise<void>
}

/** How much of a country's rows each database has. */
export type Fractions = Record<'small' | 'large', number>

async function createDatabases(
  urlFor: (role: string, database?: string) => string,
  fractions: Fractions,
) {
  const client = new pg.Client({ connectionString: urlFor('supabase_admin', 'template1') })
  await client.connect()
  try {
    for (const [name, fraction] of Object.entries(fractions)) {
      await client.query(`create database ${name} template postgres owner postgres`)
      console.log(`filling the ${name} database`)
      await seedScale(urlFor('postgres', name), fraction, (part) =>
        console.log(`  ${part.name.padEnd(20)} ${part.seconds.toFixed(1).padStart(6)} s`),
      )
    }
  } finally {
    await client.end()
  }
}

/**
 * One Postgres with the same world twice, a little and a lot of it.
 * @param folder keeps both for the next run, with the migrations of the first run
 */
export async function startScales(fractions: Fractions, folder?: string): Promise<Databases> {
  const place = folder ?? join(tmpdir(), `kryt-bench-${randomUUID()}`)
  const [port, small, large, explained] = await findFreePorts(4)
  if (port === undefined || small === undefined || large === undefined || explained === undefined) {
    throw new Error('no free ports')
  }
  const logFile = join(place, 'postgres.log')
  const dataDir = join(place, 'postgres')
  const isNew = !existsSync(dataDir)
  if (isNew) await copyTemplate(dataDir)
  const postgres = await startPostgres({
    dataDir,
    port,
    logFile,
    throwaway: true,
  })
  const stop = async () => {
    await postgres.stop()
    if (folder === undefined) rmSync(place, { recursive: true, force: true })
  }
  try {
    if (isNew) await createDatabases(postgres.urlFor, fractions)
  } catch (error) {
    await stop()
    throw error
  }
  const scale = (name: string, gatewayPort: number): Scale => ({
    databaseUrl: postgres.urlFor('authenticator', name),
    port: gatewayPort,
  })
  return {
    small: scale('small', small),
    large: scale('large', large),
    explained: scale('large', explained),
    rootUrl: postgres.urlFor('supabase_admin', 'large'),
    logFile,
    stop,
  }
}
