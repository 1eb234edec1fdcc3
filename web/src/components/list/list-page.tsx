import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { PageTitle } from '@/components/page-title.tsx'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import type { Action } from './action.tsx'
import type { ListRow } from './columns.ts'
import type { List } from './define-list.ts'
import { FilterBar } from './filter-bar.tsx'
import type { FilterSet } from './filters.ts'
import { ListBody } from './list-body.tsx'
import { cardsBelow } from './list-cards.tsx'
import type { NoneYet } from './list-empty.tsx'
import { ListHead } from './list-head.tsx'
import { useListKeys } from './list-keys.ts'
import { ListOptions } from './list-options.tsx'
import { ListPager } from './list-pager.tsx'
import { useListLook } from './list-look.ts'
import { ListSearch } from './list-search.tsx'
import { NewRows } from './new-rows.tsx'
import type { RowAction } from './row-actions.tsx'
import { SelectionBar, type BulkAction } from './selection-bar.tsx'
import { useListSelection } from './selection.ts'
import { useListRows } from './use-list-rows.ts'
import { useListState } from './use-list-state.ts'

const ExportDialog = lazy(async () => ({
  default: (await import('./export-dialog.tsx')).ExportDialog,
}))

/** Buyers' lists are short, and do without it and the form that it opens. */
const ListViews = lazy(async () => ({
  default: (await import('./views/list-views.tsx')).ListViews,
}))

export interface ListPageProps<Row extends ListRow, Filters extends FilterSet> {
  list: List<Row, Filters>
  /** The main action of the page, such as "New Holiday". The key "n" does it too. */
  primary?: Action
  headerActions?: readonly Action[]
  rowActions?: (row: Row) => readonly RowAction[]
  /** Rows can be picked when there is at least one. */
  bulkActions?: readonly BulkAction[]
  /** What unfolds below a row. */
  details?: (row: Row) => ReactNode
  /** What is shown while the list has no rows at all. */
  noneYet?: NoneYet
  /** Comes first in the title of the window: the name of what is open over the list. */
  windowTitle?: string | undefined
}

/** A list screen with title, search, filters, rows, pages and actions (see define-list.ts). */
export function ListPage<Row extends ListRow, Filters extends FilterSet>({
  list: typed,
  primary,
  headerActions = [],
  rowActions,
  bulkActions = [],
  details,
  noneYet,
  windowTitle,
}: ListPageProps<Row, Filters>) {
  const list = typed as unknown as List<Row> // its filters as any other's
  const intl = useIntl()
  const control = useListState(list)
  const { state, correct } = control
  const look = useListLook(list, state.filters)
  const asked = useListRows(list, state)
  const { rows, total } = asked
  const selection = useListSelection(list, state, total)
  const [exporting, setExporting] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  useListKeys(page)
  const asCards = useMediaQuery(cardsBelow)

  const lastPage = total === undefined ? null : Math.max(0, Math.ceil(total / state.pageSize) - 1)
  const tooFar = !asked.busy && lastPage !== null && state.pageIndex > lastPage
  // Synchronises with the address: a saved link may name a page that no longer exists.
  useEffect(() => {
    if (tooFar) correct({ pageIndex: lastPage })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `correct` is new on every render, and only the page matters
  }, [tooFar, lastPage])

  const title = intl.formatMessage(list.words.title)
  const onPage = rows?.filter(({ id }) => selection.ids[id] === true).length ?? 0
  const options = (
    <ListOptions list={list} look={look} control={control} onExport={() => setExporting(true)} />
  )
  return (
    <div ref={page} className="flex min-w-0 flex-col">
      <PageTitle title={windowTitle === undefined ? title : `${windowTitle} · ${title}`} />
      <ListHead list={list} state={state} total={total} primary={primary} actions={headerActions} />
      <div className="flex flex-wrap items-center gap-2 pt-4 pb-3">
        {list.words.search !== undefined && (
          <ListSearch
            words={list.words.search}
            search={state.search}
            onSearch={(words) => control.change({ search: words })}
          />
        )}
        {/* Beside the search on a phone, where filters begin a line of their own; on a desk at the end. */}
        {asCards && options}
        <FilterBar list={list} control={control} />
        <span className="ml-auto flex gap-2">
          {list.path.startsWith('/admin') && (
            // As wide as the button is at first, so that nothing moves when it comes.
            <Suspense fallback={<span className="h-10 w-28" />}>
              <ListViews
                list={list as unknown as List<ListRow>} // a lazy component has no type of row
                state={state}
              />
            </Suspense>
          )}
          {!asCards && options}
        </span>
      </div>
      {list.live !== undefined && (
        <NewRows table={list.live} shown={JSON.stringify(state)} onShow={asked.refresh} />
      )}
      <ListBody
        list={list}
        control={control}
        look={look}
        asked={asked}
        selection={bulkActions.length === 0 ? undefined : selection}
        rowActions={rowActions}
        details={details}
        noneYet={noneYet}
      />
      <SelectionBar
        selection={selection}
        actions={bulkActions}
        onPage={onPage}
        pageRows={rows?.length ?? 0}
        total={total}
      />
      <ListPager control={control} total={total} pageSizes={list.pageSizes} />
      {exporting && (
        <Suspense fallback={null}>
          <ExportDialog
            list={list as unknown as List<ListRow>} // a lazy component has no type of row
            state={state}
            total={total}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
