import type { FragmentType } from '@apollo/client'
import { useTransition, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import type { CommunicationCard_CommunicationFragment } from './communication-card.generated.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { useOnline } from '@/lib/network-status.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { ListedCard } from './listed-card.tsx'
import { Masonry, MasonryItem } from './masonry.tsx'

interface CommunicationPages {
  totalCount: number
  edges: {
    node: { nodeId: string } & FragmentType<CommunicationCard_CommunicationFragment>
  }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** Cards, newest first; "View more" adds a page below. */
export function CommunicationsList({
  communications: { edges, pageInfo, totalCount },
  empty,
  onMore,
}: {
  communications: CommunicationPages
  empty: ReactNode
  /** Loads the page after the cursor into the same list. */
  onMore: (after: string) => Promise<unknown>
}) {
  const intl = useIntl()
  const online = useOnline()
  const [loading, startLoading] = useTransition()
  if (edges.length === 0) return empty
  const { endCursor } = pageInfo
  const more = () =>
    startLoading(async () => {
      try {
        if (endCursor !== null) await onMore(endCursor)
      } catch (error) {
        showSnack('error', errorSentence(intl, error))
      }
    })
  return (
    <>
      <Masonry>
        {edges.map(({ node }) => (
          <MasonryItem key={node.nodeId}>
            <ListedCard communication={node} />
          </MasonryItem>
        ))}
      </Masonry>
      <div className="mt-6 flex flex-col items-center gap-3">
        <p className="text-ink-muted text-[15px]" aria-live="polite">
          <FormattedMessage
            defaultMessage="{shown} of {total, plural, one {# message} other {# messages}}"
            id="KmClOK"
            values={{ shown: edges.length, total: totalCount }}
          />
        </p>
        {pageInfo.hasNextPage && (
          <Button variant="outline" size="lg" disabled={loading || !online} onClick={more}>
            <FormattedMessage defaultMessage="View more" id="34Up+l" />
          </Button>
        )}
      </div>
    </>
  )
}
