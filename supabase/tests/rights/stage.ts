import type { WritableColumns } from './cases.ts'
import type { ModelRights, Sample } from './grants.ts'
import { samples } from './samples/by-table.ts'
import type { Door, Table } from './requests/request.ts'
import { countsOf } from './snapshot.ts'
import type { Stage } from './try-case.ts'
import { newWorld, type World } from './world.ts'

/** Creates the people and the rows of one model. */
export async function setStage(door: Door, model: ModelRights, table: Table): Promise<Stage> {
  const sample = sampleOf(model)
  const world = await newWorld(door)
  const rowId = await sample.arrange(door, world)
  const variantIds: string[] = []
  for (const variant of sample.variants ?? []) variantIds.push(await variant.arrange(door, world))
  return {
    door,
    model,
    sample,
    table,
    world,
    rowId,
    variantIds,
    writable: await writableColumns(door, sample, world),
    countEverything: await countsOf(door),
  }
}

/** Checks that the sample has every column that a client may write. */
async function writableColumns(door: Door, sample: Sample, world: World): Promise<WritableColumns> {
  await door.root('savepoint sample')
  const insert = Object.keys((await sample.insert?.(door, world)) ?? {})
  const update = Object.keys((await sample.update?.(door, world)) ?? {})
  await door.root('rollback to savepoint sample')
  await door.root('release savepoint sample')
  return { insert, update }
}

function sampleOf({ table }: ModelRights): Sample {
  const sample = samples[table]
  if (sample === undefined) throw new Error(`${table} has no sample rows`)
  return sample
}
