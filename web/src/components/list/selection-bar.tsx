import { XIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { ActionButton, type Action } from './action.tsx'
import { mostPicked, type BulkTarget, type ListSelection } from './selection.ts'

/** An action for all picked rows. */
export interface BulkAction extends Omit<Action, 'to' | 'onSelect'> {
  /** Until its promise settles, no other bulk action can be started. It reports its own errors. */
  onRun: (target: BulkTarget, run: BulkRun) => void | Promise<void>
}

export interface BulkRun {
  /** Clears the selection. */
  done: () => void
  /** Shows how many of the rows are done so far. */
  progress: (count: number) => void
}

/** Runs one bulk action at a time; `finished` is the number of rows done, null while none runs. */
function useRun({ target, clear }: ListSelection) {
  const [finished, setFinished] = useState<number | null>(null)
  const start = async (onRun: BulkAction['onRun']) => {
    setFinished(0)
    try {
      await onRun(target, { done: clear, progress: setFinished })
    } finally {
      setFinished(null)
    }
  }
  return { finished, start }
}

/** The number of picked rows and the actions for them. It stays visible. Nothing moves when it appears. */
export function SelectionBar({
  selection,
  actions,
  onPage,
  pageRows,
  total,
}: {
  selection: ListSelection
  actions: readonly BulkAction[]
  /** The number of picked rows on this page, and the number of rows on it. */
  onPage: number
  pageRows: number
  total: number | undefined
}) {
  const intl = useIntl()
  const { count, all, stale } = selection
  const { finished, start } = useRun(selection)
  if (count === 0) return null
  const wait = intl.formatMessage({
    defaultMessage: 'Wait until these rows are done.',
    id: 'c/3hrt',
  })
  const offersAll =
    finished === null && all === null && onPage === pageRows && total !== undefined && total > count
  return (
    <section
      aria-label={intl.formatMessage({ defaultMessage: 'Selected rows', id: 'Gef4sP' })}
      className="bg-card border-line-strong shadow-lift sticky bottom-[calc(16px+var(--foot))] z-30 mx-auto mt-3 flex w-fit max-w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border py-2 pr-2 pl-4 text-sm"
    >
      <p role="status" className="font-semibold tabular-nums">
        {finished !== null ? (
          <FormattedMessage
            defaultMessage="{finished, number} of {count, number} done"
            id="nCx4AU"
            values={{ finished, count }}
          />
        ) : all === null ? (
          <FormattedMessage
            defaultMessage="{count, number} selected, {onPage, number} on this page"
            id="fz9Ps5"
            values={{ count, onPage }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="All {count, number} that match are selected"
            id="VrsLof"
            values={{ count }}
          />
        )}
        {count >= mostPicked && all === null && (
          <span className="text-ink-muted block font-normal">
            <FormattedMessage
              defaultMessage="That is the most that can be picked one by one."
              id="0gu7eg"
            />
          </span>
        )}
      </p>
      {stale ? (
        <>
          <span className="text-ink-muted">
            <FormattedMessage defaultMessage="Picked before the filter changed." id="Igp3UE" />
          </span>
          <Button variant="outline" size="sm" onClick={selection.keep}>
            <FormattedMessage defaultMessage="Keep them" id="htJVOu" />
          </Button>
        </>
      ) : (
        <>
          {offersAll && (
            <Button variant="link" size="inline" onClick={selection.pickAll}>
              <FormattedMessage
                defaultMessage="Select all {total, number} that match"
                id="gHVJNq"
                values={{ total }}
              />
            </Button>
          )}
          {actions.map(({ onRun, ...action }) => (
            <ActionButton
              key={action.id}
              variant={action.danger === true ? 'danger' : 'outline'}
              size="sm"
              action={{
                ...action,
                reason: finished === null ? action.reason : wait,
                onSelect: () => void start(onRun),
              }}
            />
          ))}
        </>
      )}
      <Button
        variant="quiet"
        size="icon"
        className="size-10"
        aria-label={intl.formatMessage({ defaultMessage: 'Clear selection', id: 'EYIw2M' })}
        onClick={selection.clear}
        disabled={finished !== null}
      >
        <XIcon aria-hidden="true" />
      </Button>
    </section>
  )
}
