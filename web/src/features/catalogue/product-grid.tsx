import { useTransition, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { errorSentence } from '@/i18n/error-messages.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { ProductCardSkeleton } from './product-card.tsx'

const columns = 'grid grid-cols-2 gap-x-5 gap-y-9 min-[740px]:gap-x-7 min-[1080px]:grid-cols-4'

/** A connection has no id in the cache, so the route's query reads it and passes it on. */
interface ProductPages<Node> {
  edges: { node: Node }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** Resources side by side; "View more" adds a page below. */
export function ProductGrid<Node extends { nodeId: string }>({
  products,
  card,
  empty,
  shown,
  onMore,
}: {
  /** Null when the search failed. */
  products: ProductPages<Node> | null
  /** @param eager true for cards that are visible at once */
  card: (node: Node, eager: boolean) => ReactNode
  empty: ReactNode
  /** The number shown and the total, where it was counted. The shop's list is not counted. */
  shown?: ReactNode
  /** Loads the page after the cursor into the same list. */
  onMore: (after: string) => Promise<unknown>
}) {
  const intl = useIntl()
  const [loading, startLoading] = useTransition()
  if (products === null || products.edges.length === 0) return empty
  const { edges, pageInfo } = products
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
      <ul className={columns}>
        {edges.map(({ node }, index) => (
          <li key={node.nodeId} className="grid">
            {card(node, index < 4)}
          </li>
        ))}
        {loading &&
          [0, 1, 2, 3].map((place) => (
            <li key={place}>
              <ProductCardSkeleton />
            </li>
          ))}
      </ul>
      <div className="mt-10 flex flex-col items-center gap-3">
        <p className="text-ink-muted text-[15px]" aria-live="polite">
          {!pageInfo.hasNextPage ? (
            <FormattedMessage
              defaultMessage="{shown, plural, one {# resource} other {# resources}}"
              id="lcA7rM"
              values={{ shown: edges.length }}
            />
          ) : (
            (shown ?? (
              <FormattedMessage
                defaultMessage="The first {shown} resources"
                id="Kq6Ko9"
                values={{ shown: edges.length }}
              />
            ))
          )}
        </p>
        {pageInfo.hasNextPage && (
          <Button variant="outline" size="lg" disabled={loading} onClick={more}>
            <FormattedMessage defaultMessage="View more" id="34Up+l" />
          </Button>
        )}
      </div>
    </>
  )
}

export function ProductGridSkeleton() {
  return (
    <div className={columns}>
      {[0, 1, 2, 3].map((place) => (
        <ProductCardSkeleton key={place} />
      ))}
    </div>
  )
}
