import type { Root } from '../../support/world.ts'
import { created } from './created.ts'

/** Creates a taxonomy with a unique name. */
export const newTaxonomy = (db: Root, name: string): Promise<string> =>
  created(db, 'taxonomy', { name: `${name} ${crypto.randomUUID()}` })
