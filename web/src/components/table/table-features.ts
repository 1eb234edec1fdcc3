import {
  metaHelper,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type RowData,
} from '@tanstack/react-table'

interface ColumnLook {
  /** Numbers stand at the right. */
  numeric?: boolean
  /** For the header and cells alike. */
  className?: string
}

/** What our tables can do. Rows come searched, sorted and paged from the database. */
export const features = tableFeatures({
  rowSortingFeature,
  columnMeta: metaHelper<ColumnLook>(),
})

export type TableColumn<Row extends RowData> = ColumnDef<typeof features, Row>
