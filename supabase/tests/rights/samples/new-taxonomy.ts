import type { Root } from '../../support/world.ts'
import { created } from './created.ts'

/** A set of levels; whatever it is called, no other has its name. */
export const newTaxonomy = (db: Root, name: string): Promise<string> =>
  created(db, 'taxonomy', { name: `${name} ${crypto.randomUUID()}` })
