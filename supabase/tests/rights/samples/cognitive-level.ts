import type { Sample } from '../grants.ts'
import { created } from './created.ts'
import { newTaxonomy } from './new-taxonomy.ts'

export const cognitiveLevel: Sample = {
  arrange: async (db) =>
    created(db, 'cognitive_level', {
      taxonomy_id: await newTaxonomy(db, 'Levels'),
      label: 'Low order',
      percentage: 50,
    }),
  insert: async (db) => ({
    taxonomy_id: await newTaxonomy(db, 'Other levels'),
    label: 'High order',
    percentage: 20,
    position: 3,
  }),
  update: () => ({ label: 'Middle order', percentage: 35, position: 2 }),
}
