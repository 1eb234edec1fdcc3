import { useIntl } from 'react-intl'
import type { ListRow } from './columns.ts'
import { Tick } from './tick.tsx'
import type { TableRowModel } from './use-list-table.ts'

/** Picks a row, or with the Shift key all rows from the one that was picked before. */
export function PickRow<Row extends ListRow>({
  row,
  name,
  all,
}: {
  row: TableRowModel<Row>
  name: string
  /** All matching rows are picked, including this one. */
  all: boolean
}) {
  const intl = useIntl()
  return (
    <Tick
      label={intl.formatMessage({ defaultMessage: 'Select {name}', id: 'G65XME' }, { name })}
      checked={all || row.getIsSelected()}
      onChange={row.getToggleSelectedHandler()}
    />
  )
}
