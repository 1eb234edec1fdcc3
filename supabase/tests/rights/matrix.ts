import { expect, test } from 'vitest'
import { casesOf, type Case } from './cases.ts'
import { roleTable } from './role-table.ts'
import type { Door } from './requests/request.ts'
import { setStage } from './stage.ts'
import { readTables } from './tables.ts'
import { tryCase, type Stage } from './try-case.ts'

/** One test for each model: all its cases over one door. */
export function testMatrix(open: () => Promise<Door>): void {
  test.for(roleTable)('$table', async (model) => {
    const door = await open()
    try {
      const table = (await readTables(door)).get(model.table)
      if (table === undefined) throw new Error(`there is no ${model.table}`)
      const stage = await setStage(door, model, table)
      const wrong: string[] = []
      for (const tried of casesOf(model, stage.sample, table, stage.writable, door.name)) {
        const found = await tryCase(stage, tried)
        if (found !== null) wrong.push(`${nameOf(stage, tried)}: ${found}`)
      }
      expect(wrong).toEqual([])
    } finally {
      await door.close()
    }
  })
}

/** "a stranger's update of a row older than a month". */
function nameOf({ sample }: Stage, { caller, verb, about }: Case): string {
  if (about === undefined || 'usual' in about) return `${caller} ${verb}`
  if ('everything' in about) return `${caller} ${verb} of all rows`
  if ('column' in about) return `${caller} ${verb} of column ${about.column}`
  return `${caller} ${verb} of a row ${sample.variants?.[about.variant]?.what ?? ''}`
}
