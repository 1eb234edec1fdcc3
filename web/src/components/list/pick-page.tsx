import { useIntl } from 'react-intl'
import type { ListRow } from './columns.ts'
import type { ListSelection } from './selection.ts'
import { Tick } from './tick.tsx'
import type { ListTable } from './use-list-table.ts'

/** Picks every row of this page, or none of them. */
export function PickPage<Row extends ListRow>({
  table,
  selection,
}: {
  table: ListTable<Row>
  selection: ListSelection
}) {
  const intl = useIntl()
  const all = selection.all !== null || table.getIsAllRowsSelected()
  return (
    <Tick
      label={intl.formatMessage({ defaultMessage: 'Select all on this page', id: 'rzx8WY' })}
      checked={all}
      some={!all && table.getIsSomeRowsSelected()}
      onChange={(event) => table.toggleAllRowsSelected(event.currentTarget.checked)}
    />
  )
}
