import type { ReactNode } from 'react'
import type { ListRow } from './columns.ts'
import type { List } from './define-list.ts'
import type { ListLook } from './list-look.ts'
import type { RowAction } from './row-actions.tsx'
import type { ListSelection } from './selection.ts'
import type { ListTable } from './use-list-table.ts'
import type { ListControl } from './use-list-state.ts'

/** What the table and the cards are drawn from. */
export interface ListView<Row extends ListRow> {
  list: List<Row>
  control: ListControl
  table: ListTable<Row>
  look: ListLook
  /** Undefined for a list without bulk actions. */
  selection: ListSelection | undefined
  rowActions: ((row: Row) => readonly RowAction[]) | undefined
  /** What unfolds below a row. */
  details: ((row: Row) => ReactNode) | undefined
  /** Other rows are on their way. */
  busy: boolean
}
