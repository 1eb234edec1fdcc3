import { buying } from './table/buying.ts'
import type { Carrier } from './table/carrier.ts'
import { goods } from './table/goods.ts'
import { people } from './table/people.ts'
import { planning } from './table/planning.ts'

const all = { ...goods, ...planning, ...people, ...buying }

/** "function: what it carries" of everything that carries the values of a row. */
export type CarrierName = keyof typeof all

/** Every path of a row's values in the database. A new column is entered in each carrier of its table. */
export const carriers: Readonly<Record<CarrierName, Carrier>> = all
