import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { EmptyBasketDrawing } from '@/components/brand/drawings/empty-basket.tsx'
import { NothingFoundDrawing } from '@/components/brand/drawings/nothing-found.tsx'
import { EmptyState } from '@/components/empty-state.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import type { ShelfFilters } from '../shop/shelf-filters.ts'
import { libraryViews, type LibraryView } from './library-views.ts'

/** Shown when nothing is owned, or nothing that is owned matches the filters. */
export function LibraryEmpty({ view, filters }: { view: LibraryView; filters: ShelfFilters }) {
  const narrowed = filters.search !== '' || filters.tagIds.length > 0 || filters.categoryId !== null
  if (narrowed) {
    return (
      <EmptyState
        drawing={<NothingFoundDrawing />}
        title={
          <FormattedMessage
            defaultMessage="No resources found for the current search criteria"
            id="U62Dbe"
          />
        }
        action={
          <Button asChild variant="outline">
            <Link to={libraryViews[view].list.href()}>
              <FormattedMessage defaultMessage="Show my whole library" id="xUPYRV" />
            </Link>
          </Button>
        }
      >
        <FormattedMessage
          defaultMessage="Try another subject or remove tag or category selections."
          id="ZLyYsz"
        />
      </EmptyState>
    )
  }
  return (
    <div data-owned="nothing">
      <EmptyState
        drawing={<EmptyBasketDrawing />}
        title={
          view === 'subscribed' ? (
            <FormattedMessage defaultMessage="Nothing downloaded with a subscription" id="U5NBbu" />
          ) : (
            <FormattedMessage defaultMessage="Your library is still empty" id="NNjANQ" />
          )
        }
        action={
          <Button asChild>
            <Link to={paths.products.href()}>
              <FormattedMessage defaultMessage="Find resources in the shop" id="WgJ0GW" />
            </Link>
          </Button>
        }
      >
        {view === 'subscribed' ? (
          <FormattedMessage
            defaultMessage="What you downloaded with a subscription is kept here. Subscriptions ended in December 2024; resources are now bought separately."
            id="/TXxQ7"
          />
        ) : (
          <FormattedMessage
            defaultMessage="What you buy appears here as soon as it is paid, and stays yours to download."
            id="nQePGG"
          />
        )}
      </EmptyState>
    </div>
  )
}
