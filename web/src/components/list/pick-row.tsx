import { useIntl } from 'react-intl'
import type { ListRow } from './columns.ts'
import { Tick } from './tick.tsx'
import type { TableRowModel } from './use-list-table.ts'

/** Picks a row; with the shift key, every row from the one picked before. */
export function PickRow<Row extends ListRow>({
  row,
  name,
  all,
}: {
  row: TableRowModel<Row>
  name: string
  /** All that match are picked, this one too. */
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
