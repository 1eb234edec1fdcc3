import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import type { ListRow } from './columns.ts'
import type { List } from './define-list.ts'
import { FilterPill } from './filter-pill.tsx'
import { activeFilters } from './list-state.ts'
import type { ListControl } from './use-list-state.ts'

/** The filters of a list with their values, and a button that clears them all. */
export function FilterBar<Row extends ListRow>({
  list,
  control: { state, change },
}: {
  list: List<Row>
  control: ListControl
}) {
  const active = activeFilters(state)
  return (
    <>
      {Object.entries(list.filters).map(([code, filter]) => (
        <FilterPill
          key={code}
          filter={filter}
          value={state.filters[code]}
          onChange={(value) => {
            change((now) => ({ filters: { ...now.filters, [code]: value } }))
          }}
        />
      ))}
      {active > 0 && (
        <span className="text-ink-muted flex items-center gap-3 text-sm">
          <FormattedMessage
            defaultMessage="{count, plural, one {# filter} other {# filters}}"
            id="zI/5tV"
            values={{ count: active }}
          />
          <Button variant="link" size="inline" onClick={() => change({ filters: {} })}>
            <FormattedMessage
              defaultMessage="Clear"
              id="vmbuAZ"
              description="Switches all filters off"
            />
          </Button>
        </span>
      )}
    </>
  )
}
