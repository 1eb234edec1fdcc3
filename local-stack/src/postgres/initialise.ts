import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { StackError } from '../errors/stack-error.ts'
import type { PostgresBinaries } from './binaries.ts'
import { handOver, spawnAsPostgres } from './identity.ts'

/** The owner of everything that Supabase provides. The migrations run as `postgres`, which has fewer rights. */
export const superuser = 'supabase_admin'
export const password = 'postgres'

export const isInitialised = (dataDir: string): boolean => existsSync(join(dataDir, 'PG_VERSION'))

/** Runs `initdb` in an empty folder. An interrupted run leaves no PG_VERSION behind and is repeated. */
export async function initialise(binaries: PostgresBinaries, dataDir: string): Promise<void> {
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  handOver(dataDir)
  const passwordFile = join(tmpdir(), `kryt-${randomUUID()}`)
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  handOver(passwordFile)
  try {
    await run(binaries.initdb, [
      `--pgdata=${dataDir}`,
      '--auth=scram-sha-256',
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      // The only locale that is the same on every machine.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ])
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

async function run(program: string, args: string[]): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const child = spawnAsPostgres(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    let errors = ''
    child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new StackError(`The database could not be created: ${errors.trim()}`))
    })
  })
}
