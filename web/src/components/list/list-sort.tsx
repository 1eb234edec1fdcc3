import { FormattedMessage, useIntl } from 'react-intl'
import { Select } from '@/components/ui/select.tsx'
import type { ListRow } from './columns.ts'
import type { List } from './define-list.ts'
import type { ListControl } from './use-list-state.ts'

/** Sorts cards, which have no column headers to press. */
export function ListSort<Row extends ListRow>({
  list,
  control: { state, change },
}: {
  list: Pick<List<Row>, 'columns'>
  control: ListControl
}) {
  const intl = useIntl()
  const { column: current, descending } = state.sort
  return (
    <label className="text-ink-muted flex items-center gap-2.5 pb-3 text-sm">
      <span className="shrink-0">
        <FormattedMessage defaultMessage="Sort by" id="hDI+JM" />
      </span>
      <Select
        className="h-10!"
        value={`${descending ? '-' : ''}${current}`}
        onChange={({ currentTarget: { value } }) =>
          change({ sort: { column: value.replace(/^-/, ''), descending: value.startsWith('-') } })
        }
      >
        {list.columns
          .filter(({ sort }) => sort !== undefined)
          .flatMap(({ key, header }) => {
            const column = intl.formatMessage(header)
            return [
              <option key={key} value={key}>
                {intl.formatMessage(
                  { defaultMessage: '{column}, ascending', id: 'mv4d0F' },
                  { column },
                )}
              </option>,
              <option key={`-${key}`} value={`-${key}`}>
                {intl.formatMessage(
                  { defaultMessage: '{column}, descending', id: 'dQaBD+' },
                  { column },
                )}
              </option>,
            ]
          })}
      </Select>
    </label>
  )
}
