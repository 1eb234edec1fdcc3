import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileOf = (dataDir: string) => join(dataDir, 'seeded')

/** Whether the seed was completely loaded into this data folder. */
export const isSeeded = (dataDir: string): boolean => existsSync(fileOf(dataDir))

export const markSeeded = (dataDir: string): void =>
  writeFileSync(fileOf(dataDir), `${new Date().toISOString()}\n`)
