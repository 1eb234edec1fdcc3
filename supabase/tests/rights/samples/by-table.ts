import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Sample } from '../grants.ts'

const isSample = (value: unknown): value is Sample =>
  typeof value === 'object' && value !== null && 'arrange' in value

/** "bankLineOrder" as the table is called. */
const tableOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const files = globSync('*.ts', { cwd: import.meta.dirname })
  .filter((file) => file !== 'by-table.ts')
  .sort()

const found: [string, Sample][] = []
for (const file of files) {
  const exported = (await import(join(import.meta.dirname, file))) as Record<string, unknown>
  for (const [name, value] of Object.entries(exported)) {
    if (isSample(value)) found.push([tableOf(name), value])
  }
}

/** The sample rows of every table in the role table: each export of this folder that is one, by the name of its table. */
export const samples: Readonly<Record<string, Sample>> = Object.fromEntries(found)
