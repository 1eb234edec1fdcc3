import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { Select } from '@/components/ui/select.tsx'
import type { TableState } from './table-state.ts'

/** Which rows of how many, the pages around, and how many to a page. Nothing when all fit on the smallest page. */
export function TablePager({
  state,
  total,
  pageSizes,
  onChange,
}: {
  state: Pick<TableState, 'pageIndex' | 'pageSize'>
  total: number
  pageSizes: readonly number[]
  onChange: (change: { pageIndex: number } | { pageSize: number }) => void
}) {
  const intl = useIntl()
  const { pageIndex, pageSize } = state
  if (total <= Math.min(...pageSizes)) return null
  const first = pageIndex * pageSize + 1
  const last = Math.min(total, first + pageSize - 1)
  return (
    <nav
      aria-label={intl.formatMessage({ defaultMessage: 'Pages', id: 'CxfKLC' })}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-4 text-sm"
    >
      <label className="text-ink-muted flex items-center gap-2.5">
        <FormattedMessage defaultMessage="Rows per page" id="VCZBMt" />
        <Select
          className="w-20"
          value={String(pageSize)}
          onChange={(event) => onChange({ pageSize: Number(event.currentTarget.value) })}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </Select>
      </label>
      <div className="flex items-center gap-2">
        <p className="text-ink-muted pr-2 tabular-nums" aria-live="polite">
          <FormattedMessage
            defaultMessage="{first}–{last} of {total}"
            values={{ first, last, total }}
            id="5C4XYI"
          />
        </p>
        <Button
          variant="outline"
          size="icon"
          disabled={pageIndex === 0}
          aria-label={intl.formatMessage({ defaultMessage: 'Previous page', id: 'k9hDFZ' })}
          onClick={() => onChange({ pageIndex: pageIndex - 1 })}
        >
          <ChevronLeftIcon aria-hidden="true" />
        </Button>
        <Button
          variant="outline"
          size="icon"
          disabled={last >= total}
          aria-label={intl.formatMessage({ defaultMessage: 'Next page', id: 'rBj9Ib' })}
          onClick={() => onChange({ pageIndex: pageIndex + 1 })}
        >
          <ChevronRightIcon aria-hidden="true" />
        </Button>
      </div>
    </nav>
  )
}
