import { setTimeout as sleep } from 'node:timers/promises'
import type { ChildProcess } from 'node:child_process'
import { StackError } from '../errors/stack-error.ts'
import { assertPortsFree } from '../network/ports.ts'
import { findBinaries } from './binaries.ts'
import { handOver, spawnAsPostgres } from './identity.ts'
import { initialise, isInitialised, password } from './initialise.ts'
import { stopLeftover } from './leftover.ts'
import { untilReady } from './until-ready.ts'

export interface PostgresServer {
  /** Whether this start created the cluster. */
  isNew: boolean
  port: number
  /** The connection string for a role that may log in; all have the same password. */
  urlFor: (role: string, database?: string) => string
  /** Resolves with the exit code when the server ends, whether or not it was stopped by us. */
  ended: Promise<number | null>
  /** Fast shutdown: rolls open transactions back; everything committed is on disk. */
  stop: () => Promise<void>
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  wal_level: 'logical',
  max_wal_senders: '10',
  max_replication_slots: '10',
  max_connections: '200',
  shared_buffers: '256MB',
  log_timezone: 'UTC',
  // With the code of the error: by it the test run knows what no refusal of ours is.
  log_line_prefix: '%m [%p] %e ',
  timezone: 'UTC',
  // WAL that is kept for an abandoned slot must not fill the disk.
  max_slot_wal_keep_size: '1GB',
}

/**
 * Starts Postgres 17 in a folder: creates the cluster if there is none, and recovers it if it was killed.
 * @throws StackError when it does not start, with the server's last log lines
 */
export async function startPostgres(options: {
  dataDir: string
  port: number
  logFile: string
  /** For throw-away clusters of tests: trades durability for speed. */
  throwaway?: boolean
}): Promise<PostgresServer> {
  const { dataDir, port, logFile } = options
  const binaries = findBinaries()
  await stopLeftover(dataDir)
  await assertPortsFree([{ name: 'database', port, variable: 'KRYT_DB_PORT' }])
  const isNew = !isInitialised(dataDir)
  if (isNew) await initialise(binaries, dataDir)
  else handOver(dataDir)

  const flags = Object.entries({
    ...settings,
    ...(options.throwaway === true ? { fsync: 'off', full_page_writes: 'off' } : {}),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const args = ['-D', dataDir, '-p', String(port), ...flags]
  const { child, ended } = await launch(binaries.postgres, args, logFile)

  return {
    isNew,
    port,
    urlFor: (role, database = 'postgres') =>
      `postgresql://${role}:${password}@127.0.0.1:${String(port)}/${database}`,
    ended,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT')
      await ended
    },
  }
}

interface Launched {
  child: ChildProcess
  ended: Promise<number | null>
}

/** After `kill -9` of the server alone, its workers need a moment to notice; until then, it cannot start again. */
const workersRemain = /pre-existing shared memory block|lock file .* already exists/

async function launch(program: string, args: string[], logFile: string): Promise<Launched> {
  for (let attempt = 1; ; attempt += 1) {
    const child = spawnAsPostgres(program, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      // Ctrl+C in the terminal must not stop the database before the services that use it.
      detached: true,
    })
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    try {
      await untilReady(child, logFile)
      return { child, ended }
    } catch (error) {
      const transient = error instanceof StackError && workersRemain.test(error.message)
      if (!transient || attempt === 40) throw error
      await sleep(250)
    }
  }
}
