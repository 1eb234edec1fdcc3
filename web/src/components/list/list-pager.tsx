import {
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronsLeftIcon,
  ChevronsRightIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { Select } from '@/components/ui/select.tsx'
import { numberWords } from '@/lib/number-words.ts'
import { allRows } from './define-list.ts'
import type { ListControl } from './use-list-state.ts'

/** Position in the list, buttons for other pages, and rows per page. Absent when all rows fit on the smallest page. */
export function ListPager({
  control: { state, change },
  total,
  pageSizes,
}: {
  control: ListControl
  /** Undefined while it is being counted. */
  total: number | undefined
  pageSizes: readonly number[]
}) {
  const intl = useIntl()
  const { pageIndex, pageSize } = state
  if (total !== undefined && total <= Math.min(...pageSizes)) return null
  const first = pageIndex * pageSize + 1
  const lastPage = total === undefined ? Infinity : Math.ceil(total / pageSize) - 1
  const toPage = (page: number) => change({ pageIndex: page })
  return (
    <nav
      aria-label={intl.formatMessage({ defaultMessage: 'Pages', id: 'CxfKLC' })}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-3 text-sm"
    >
      <label className="text-ink-muted flex items-center gap-2.5">
        <FormattedMessage defaultMessage="Rows per page" id="VCZBMt" />
        <Select
          className="h-10! w-20"
          value={String(pageSize)}
          onChange={(event) => change({ pageSize: Number(event.currentTarget.value) })}
        >
          {pageSizes
            .toSorted((a, b) => a - b)
            .map((size) => (
              <option key={size} value={size}>
                {size === allRows && (total ?? 0) <= allRows
                  ? intl.formatMessage({
                      defaultMessage: 'All',
                      id: 'CCbZNp',
                      description: 'Rows per page',
                    })
                  : numberWords(intl.locale, size)}
              </option>
            ))}
        </Select>
      </label>
      <div className="flex items-center gap-1.5">
        <p className="text-ink-muted pr-2 tabular-nums">
          {total === undefined ? (
            <FormattedMessage
              defaultMessage="{first, number}–{last, number}"
              id="hep8w3"
              values={{ first, last: first + pageSize - 1 }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="{first, number}–{last, number} of {total, number}"
              id="gCMHAO"
              values={{ first, last: Math.min(total, first + pageSize - 1), total }}
            />
          )}
        </p>
        <PageButton
          label={intl.formatMessage({ defaultMessage: 'First page', id: 'A64Z+T' })}
          off={pageIndex === 0}
          onPress={() => toPage(0)}
        >
          <ChevronsLeftIcon aria-hidden="true" />
        </PageButton>
        <PageButton
          label={intl.formatMessage({ defaultMessage: 'Previous page', id: 'k9hDFZ' })}
          off={pageIndex === 0}
          onPress={() => toPage(pageIndex - 1)}
        >
          <ChevronLeftIcon aria-hidden="true" />
        </PageButton>
        <PageButton
          label={intl.formatMessage({ defaultMessage: 'Next page', id: 'rBj9Ib' })}
          off={pageIndex >= lastPage}
          onPress={() => toPage(pageIndex + 1)}
        >
          <ChevronRightIcon aria-hidden="true" />
        </PageButton>
        <PageButton
          label={intl.formatMessage({ defaultMessage: 'Last page', id: 'N8BBfe' })}
          off={pageIndex >= lastPage || total === undefined}
          onPress={() => toPage(lastPage)}
        >
          <ChevronsRightIcon aria-hidden="true" />
        </PageButton>
      </div>
    </nav>
  )
}

/** A disabled button keeps the focus, so that a person who pages by keyboard does not lose their place at the end. */
function PageButton({
  label,
  off,
  onPress,
  children,
}: {
  label: string
  off: boolean
  onPress: () => void
  children: ReactNode
}) {
  return (
    <Button
      variant="outline"
      size="icon"
      className="size-10"
      aria-disabled={off}
      aria-label={label}
      title={label}
      onClick={() => !off && onPress()}
    >
      {children}
    </Button>
  )
}
