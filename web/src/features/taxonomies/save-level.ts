import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import { valuesOfLevel, type LevelValues } from './level-schema.ts'
import { lists } from './save-taxonomy.ts'
import {
  AddLevelDocument,
  ChangeLevelDocument,
  DeleteLevelDocument,
  LevelNowDocument,
  MoveLevelDocument,
} from './taxonomies.generated.ts'

/**
 * @param place the taxonomy of a new level, which becomes its last; or id and version of the level to change.
 * @throws AppError cognitive_level_taxonomy_label_key, too_many_levels
 */
export async function saveLevel(
  client: WritingClient,
  { label, percentage }: LevelValues,
  place: { taxonomyId: string } | { id: string; version: string },
) {
  const row = { label, percentage: Number(percentage) }
  if ('taxonomyId' in place)
    await writeRow(client, AddLevelDocument, { row: { ...row, ...place } }, lists)
  else await writeRow(client, ChangeLevelDocument, { row, ...place }, lists)
}

/** The level as it is now; null when it was deleted. @throws AppError */
export async function readLevel(client: WritingClient, id: string) {
  const now = await readNow(client, LevelNowDocument, { id })
  const row = now?.cognitiveLevelCollection.edges[0]?.node
  return row ? { version: row.updatedAt, values: valuesOfLevel(row) } : null
}

/** @throws AppError */
export async function deleteLevel(client: WritingClient, id: string) {
  await writeRow(client, DeleteLevelDocument, { id }, lists)
}

/** Changes places with the level above or below; none is there when somebody else has moved it meanwhile. @throws AppError */
export async function moveLevel(client: WritingClient, levelId: string, up: boolean) {
  await writeRow(client, MoveLevelDocument, { levelId, up }, lists)
}
