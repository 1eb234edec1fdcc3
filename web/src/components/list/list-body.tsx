import { RowsError } from './rows-error.tsx'
import type { ListRow } from './columns.ts'
import { ListCards, cardsBelow } from './list-cards.tsx'
import { ListEmpty, type NoneYet } from './list-empty.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListTable } from './list-table.tsx'
import { ListSort } from './list-sort.tsx'
import type { ListView } from './list-view.ts'
import type { ListRows } from './use-list-rows.ts'
import { useListTable } from './use-list-table.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'

type Parts<Row extends ListRow> = Omit<ListView<Row>, 'table' | 'busy'>

/** The rows, a placeholder while they load, or why there are none. */
export function ListBody<Row extends ListRow>({
  asked,
  noneYet,
  ...parts
}: Parts<Row> & { asked: ListRows<Row>; noneYet: NoneYet | undefined }) {
  const { list, control, selection } = parts
  const { rows, total, error, refresh, busy } = asked
  if (error !== undefined) return <RowsError error={error} onRetry={refresh} />
  if (rows === undefined) {
    return (
      <ListSkeleton
        view={{ ...parts, selectable: selection !== undefined }}
        // More fill no screen.
        rows={Math.min(control.state.pageSize, 100)}
      />
    )
  }
  if (rows.length === 0 && !busy) {
    return (
      <ListEmpty
        words={list.words}
        control={control}
        noneYet={noneYet}
        pastTheEnd={control.state.pageIndex > 0 && total !== 0}
      />
    )
  }
  return <Rows parts={parts} rows={rows} busy={busy} />
}

const none = { ids: {}, pick: () => undefined }

function Rows<Row extends ListRow>({
  parts,
  rows,
  busy,
}: {
  parts: Parts<Row>
  rows: readonly Row[]
  busy: boolean
}) {
  const asCards = useMediaQuery(cardsBelow)
  const { list, control, look, selection } = parts
  const table = useListTable({
    list,
    rows,
    control,
    columns: look.columns,
    selection: selection ?? none,
  })
  const view = { ...parts, table, busy }
  return asCards ? (
    <>
      <ListSort list={list} control={control} />
      <ListCards view={view} />
    </>
  ) : (
    <ListTable view={view} />
  )
}
