import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { NothingFoundDrawing } from '@/components/brand/drawings/nothing-found.tsx'
import { EmptyState } from '@/components/empty-state.tsx'
import { Button } from '@/components/ui/button.tsx'
import type { ListWords } from './define-list.ts'
import { isNarrowed } from './list-state.ts'
import type { ListControl } from './use-list-state.ts'

/** What is shown while a list has no rows at all. */
export interface NoneYet {
  drawing?: ReactNode
  action?: ReactNode
}

/** Why there are no rows: none exist yet, none match, or the page no longer exists. */
export function ListEmpty({
  words,
  control: { state, change },
  noneYet,
  pastTheEnd,
}: {
  words: ListWords
  control: ListControl
  noneYet: NoneYet | undefined
  /** There are rows on earlier pages. */
  pastTheEnd: boolean
}) {
  const intl = useIntl()
  const title = intl.formatMessage(words.empty)
  if (pastTheEnd) {
    return (
      <EmptyState
        drawing={<NothingFoundDrawing />}
        title={<FormattedMessage defaultMessage="This page is empty" id="Tu/0ke" />}
        action={
          <Button variant="outline" onClick={() => change({ pageIndex: 0 })}>
            <FormattedMessage defaultMessage="Go to the first page" id="knwFH9" />
          </Button>
        }
      >
        <FormattedMessage defaultMessage="The list has become shorter." id="m1iZnZ" />
      </EmptyState>
    )
  }
  if (isNarrowed(state)) {
    return (
      <EmptyState
        drawing={<NothingFoundDrawing />}
        title={title}
        action={
          <Button variant="outline" onClick={() => change({ search: '', filters: {} })}>
            {words.showAll === undefined ? (
              <FormattedMessage defaultMessage="Clear search and filters" id="cOvZGg" />
            ) : (
              intl.formatMessage(words.showAll)
            )}
          </Button>
        }
      >
        {words.noMatch === undefined || state.search === '' ? (
          <FormattedMessage
            defaultMessage="Nothing matches this search and these filters."
            id="143AhE"
          />
        ) : (
          intl.formatMessage(words.noMatch)
        )}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      drawing={noneYet?.drawing ?? <NothingFoundDrawing />}
      title={title}
      {...(noneYet?.action === undefined ? {} : { action: noneYet.action })}
    >
      {words.emptyHint !== undefined && intl.formatMessage(words.emptyHint)}
    </EmptyState>
  )
}
