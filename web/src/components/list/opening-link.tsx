import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { ListRow } from './columns.ts'
import type { List } from './define-list.ts'

/** The name of a row as a real link, which can be opened in a new tab, and whose text can be copied. */
export function OpeningLink<Row extends ListRow>({
  list,
  row,
  children,
}: {
  list: Pick<List<Row>, 'open'>
  row: Row
  children: ReactNode
}) {
  const { search } = useLocation()
  if (list.open === undefined) return children
  return (
    <Link
      to={list.open(row, search)}
      preventScrollReset
      className="hover:text-board font-semibold underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  )
}
