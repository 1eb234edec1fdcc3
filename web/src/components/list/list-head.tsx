import { FormattedMessage, useIntl } from 'react-intl'
import { ActionButton, type Action } from './action.tsx'
import type { ListRow } from './columns.ts'
import type { List } from './define-list.ts'
import type { ListState } from './list-state.ts'

/** The title of the list, the number of rows, and the actions for the whole list. */
export function ListHead<Row extends ListRow>({
  list,
  state,
  total,
  primary,
  actions,
}: {
  list: List<Row>
  state: ListState
  total: number | undefined
  primary: Action | undefined
  actions: readonly Action[]
}) {
  const intl = useIntl()
  const pages = total === undefined ? 0 : Math.ceil(total / state.pageSize)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-3xl">{intl.formatMessage(list.words.title)}</h1>
        <p role="status" className="text-ink-muted text-sm tabular-nums">
          {total !== undefined && (
            <>
              {intl.formatMessage(list.words.count, { count: total })}
              {pages > 1 && (
                <span className="sr-only">
                  <FormattedMessage
                    defaultMessage="Page {page, number} of {pages, number}"
                    id="ccXTcF"
                    values={{ page: state.pageIndex + 1, pages }}
                  />
                </span>
              )}
            </>
          )}
        </p>
      </div>
      {(actions.length > 0 || primary !== undefined) && (
        <div className="flex flex-wrap gap-2">
          {actions.map((action) => (
            <ActionButton key={action.id} action={action} variant="outline" size="sm" />
          ))}
          {primary !== undefined && (
            <span data-primary>
              <ActionButton action={primary} size="sm" />
            </span>
          )}
        </div>
      )}
    </div>
  )
}
