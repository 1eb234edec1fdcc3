import type { Logic } from '../parse/conditions.ts'
import type { OrderTerm } from '../parse/order.ts'
import type { Page } from '../parse/range.ts'
import type { SelectedColumn } from '../parse/select.ts'
import type { Relationship, Table } from '../schema/model.ts'

/** A resource to read: the requested one, or one embedded into it. */
export interface ReadNode {
  /** null for the result of a function that is no table's. */
  table: Table | null
  /** Its name in the statement. */
  alias: string
  columns: SelectedColumn[]
  embeds: Embed[]
  conditions: Logic[]
  order: OrderTerm[]
  page: Page
  /** Read from rows just written, which may have more columns than the table: its own are named one by one. */
  isWritten: boolean
}

export interface Embed {
  node: ReadNode
  relationship: Relationship
  /** Its name in the answer. */
  label: string
  /** The name in the request, by which filters and orders may call it as well. */
  target: string
  /** The name of its rows in the statement. */
  join: string
  isInner: boolean
  isSpread: boolean
  isToOne: boolean
  /** Nothing of it, or of what it embeds, was selected: it only filters. */
  isHidden: boolean
}
