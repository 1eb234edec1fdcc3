import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { SEED_SQL, buildSeedSql } from './write-sql.ts'

describe('seed.sql', () => {
  it('follows from the catalogue; run "npm run seed:write -w seed" when this fails', async () => {
    expect(await readFile(SEED_SQL, 'utf8')).toBe(await buildSeedSql())
  }, 60_000)
})
