import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { repositoryRoot } from '../start/repository-root.ts'
import { hasPendingMigrations } from './pending-migrations.ts'

const root = mkdtempSync(join(tmpdir(), 'kryt-pending-'))
const folder = join(root, 'supabase/migrations')
const helpers = '20261121000100_defaults_and_helpers.sql'
let database: TestDatabase

beforeAll(async () => {
  database = await startTestDatabase()
})

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(root, 'supabase'), { recursive: true })
  cpSync(join(repositoryRoot, 'supabase/migrations'), folder, { recursive: true })
})

afterAll(async () => {
  await database.stop()
  rmSync(root, { recursive: true })
})

const pending = () => hasPendingMigrations(root, database.urlFor('postgres'))

describe('migrations of a database that has them all', () => {
  test('none waits', async () => {
    expect(await pending()).toBe(false)
  })

  test('a new file waits', async () => {
    writeFileSync(join(folder, '20991231000000_new.sql'), 'select 1;')
    expect(await pending()).toBe(true)
  })

  test('an edited file is refused with what to do', async () => {
    appendFileSync(join(folder, helpers), 'select 1;\n')
    await expect(pending()).rejects.toThrow(
      `The database was made by another ${helpers}. Run \`npm run reset\` and start again.`,
    )
  })

  test('a file that is gone or has another name is refused', async () => {
    renameSync(join(folder, helpers), join(folder, '20261121000100_other.sql'))
    await expect(pending()).rejects.toThrow(helpers)
  })

  test('another comment makes no difference', async () => {
    appendFileSync(join(folder, helpers), '-- one more\n')
    expect(await pending()).toBe(false)
  })
})

test('a database without any migration waits for all', async () => {
  const bare = await startTestDatabase({ migrations: false })
  expect(await hasPendingMigrations(root, bare.urlFor('postgres'))).toBe(true)
  await bare.stop()
})
