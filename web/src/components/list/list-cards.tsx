import { useIntl } from 'react-intl'
import { cn } from '@/lib/class-names.ts'
import type { ListRow } from './columns.ts'
import { ListCard } from './list-card.tsx'
import { moveBetweenRows } from './list-keys.ts'
import type { ListView } from './list-view.ts'

/** Below this width each row is a card, because a table would have to be scrolled sideways. */
export const cardsBelow = '(width < 740px)'

/** The rows of a page on a phone. */
export function ListCards<Row extends ListRow>({ view }: { view: ListView<Row> }) {
  const intl = useIntl()
  return (
    <ul
      aria-label={intl.formatMessage(view.list.words.title)}
      aria-busy={view.busy}
      onKeyDown={moveBetweenRows}
      className={cn(
        'grid gap-3 transition-opacity duration-150 [--list-row:48px]',
        view.busy && 'opacity-60 delay-150',
      )}
    >
      {view.table.getRowModel().rows.map((row) => (
        <ListCard key={row.id} view={view} row={row} />
      ))}
    </ul>
  )
}
