import type { Root } from '../support/world.ts'
import type { Row } from '../support/database.ts'
import type { World } from './world.ts'

/** The callers. "Owner" is the teacher to whom the sample row belongs, "stranger" any other teacher. */
export const callers = [
  'anonymous',
  'owner',
  'stranger',
  'reporting',
  'admin',
  'superadmin',
] as const
export type Caller = (typeof callers)[number]

export const verbs = ['select', 'insert', 'update', 'delete'] as const
export type Verb = (typeof verbs)[number]

/** A right, in full or with a limit in words. */
export interface Grant {
  limit?: string
  /** Narrows the columns that this caller may write. */
  columns?: string[]
  /** May write what it may not read. GraphQL refuses that, because it reads each row that it wrote. */
  blind?: true
}

/** Callers who are not listed are refused. */
export type Grants = Partial<Record<Caller, Grant>>

/** A row besides the usual one, for which some callers have fewer rights. */
export interface Variant {
  /** Completes "a row …", for the page in docs and the name of the case. */
  what: string
  arrange: (db: Root, world: World) => Promise<string>
  /** The refused callers by verb. A missing verb is not tried. */
  refuses: Partial<Record<Exclude<Verb, 'insert'>, Caller[]>>
}

/** How the tests create rows of one model. */
export interface Sample {
  /** Inserts, as the owner of the tables, the row that belongs to teacher A; returns its id. */
  arrange: (db: Root, world: World) => Promise<string>
  /** What a client sends for a new row of teacher A: every column that may be sent, with a value. */
  insert?: (db: Root, world: World) => Promise<Row> | Row
  /** A new value for every column that a client may change. */
  update?: (db: Root, world: World) => Promise<Row> | Row
  /** Derived columns that change too, besides updated_at. */
  derived?: string[]
  /** Tables (with their schema) in which a permitted request adds or removes rows as well, by triggers and cascades. */
  effects?: Partial<Record<Verb, string[]>>
  variants?: Variant[]
  /** Every caller has such a row, so an update of all rows changes their own. */
  everybodyHasOne?: true
}

/** The group of a model in the pages of docs. */
export type Area = 'Shop' | 'Orders' | 'Library' | 'People' | 'Planning' | 'Papers' | 'Messages'

export interface ModelRights {
  area: Area
  /** The specification's name; null if it has none. */
  model: string | null
  table: string
  /** The row of the specification's role table, or where else the rule comes from. */
  spec: string
  /** Where the tests are narrower than that row: why. */
  narrower?: string
  rights: Record<Verb, Grants>
  /** Columns that nobody may read. */
  unreadable?: string[]
}

/** The tables of one area, in the order of docs/roles.md. */
export interface AreaRights {
  area: Area
  models: Omit<ModelRights, 'area'>[]
}

export const full: Grant = {}

export const limited = (limit: string, columns?: string[]): Grant => ({
  limit,
  ...(columns === undefined ? {} : { columns }),
})

export const nobody: Grants = {}

export const only = (who: Caller[], grant: Grant = full): Grants =>
  Object.fromEntries(who.map((caller) => [caller, grant]))

export const everybody = (grant: Grant = full): Grants => only([...callers], grant)

export const signedIn = (grant: Grant = full): Grants =>
  only(
    callers.filter((caller) => caller !== 'anonymous'),
    grant,
  )
