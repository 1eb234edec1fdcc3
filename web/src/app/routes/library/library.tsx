import { useReadQuery } from '@apollo/client/react'
import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Outlet, useLoaderData, useNavigate, useParams, useRevalidator } from 'react-router-dom'
import { PageTitle } from '@/components/page-title.tsx'
import { RegionErrorBoundary } from '@/components/region-error-boundary.tsx'
import { CatalogueFilters } from '@/features/catalogue/catalogue-filters.tsx'
import { FirstScreenCard } from '@/features/catalogue/first-screen.tsx'
import { ProductGrid, ProductGridSkeleton } from '@/features/catalogue/product-grid.tsx'
import { shouldRevalidate } from '../shop/shelf-loader.ts'
import { useAskedFilters } from '../shop/use-asked-filters.ts'
import { libraryAddress } from './library-address.ts'
import { CorrectedResources } from './corrected-resources.tsx'
import { LibraryCard } from './library-card.tsx'
import { LibraryEmpty } from './library-empty.tsx'
import { libraryLoader, type LibraryData } from './library-loader.ts'
import { LibraryTabs } from './library-tabs.tsx'
import type { LibraryView } from './library-views.ts'

/** The route of one view; the content of a resource opens over it. */
export const libraryRoute = (view: LibraryView) => ({
  loader: libraryLoader(view),
  shouldRevalidate,
  Component: Library,
})

function Library() {
  const intl = useIntl()
  const navigate = useNavigate()
  const { productId } = useParams()
  const { revalidate } = useRevalidator()
  const data = useLoaderData<LibraryData>()
  const { view, filters, categories, tags, subscriber } = data
  const asked = useAskedFilters(filters, (some) => libraryAddress(view, some))
  const toCategory = (categoryId: string | null) => ({
    to: libraryAddress(view, { ...asked, categoryId }),
    preventScrollReset: true,
  })
  const chooseTags = (tagIds: string[]) =>
    void navigate(libraryAddress(view, { ...asked, tagIds }), { preventScrollReset: true })
  return (
    <>
      {productId === undefined && (
        <PageTitle title={intl.formatMessage({ defaultMessage: 'My Library', id: 'yYSYmu' })} />
      )}
      <h1 className="text-3xl">
        <FormattedMessage defaultMessage="My Library" id="yYSYmu" />
      </h1>
      <LibraryTabs view={view} subscriber={subscriber} />
      <div className="group/library">
        {/* Hidden in an empty library, which has nothing to filter. */}
        <div className="group-has-data-[owned=nothing]/library:hidden">
          <CatalogueFilters
            {...asked}
            categories={categories}
            tags={tags}
            toCategory={toCategory}
            onTags={chooseTags}
          />
        </div>
        <RegionErrorBoundary key={libraryAddress(view, filters)} onRetry={() => void revalidate()}>
          <Suspense fallback={<ProductGridSkeleton />}>
            <OwnedResources {...data} />
          </Suspense>
        </RegionErrorBoundary>
      </div>
      <Outlet context={data} />
    </>
  )
}

function OwnedResources({ query, loadMore, view, filters }: LibraryData) {
  const {
    data: { products, counted, corrected },
  } = useReadQuery(query)
  const shown = products?.edges.length ?? 0
  const total = counted?.totalCount ?? shown
  // What the next page skips is its cursor.
  const pageInfo = { hasNextPage: shown < total, endCursor: String(shown) }
  return (
    <>
      <CorrectedResources corrected={corrected} view={view} filters={filters} />
      <h2 className="sr-only">
        <FormattedMessage defaultMessage="Resources" id="c/KktL" />
      </h2>
      <ProductGrid
        products={products && { ...products, pageInfo }}
        onMore={loadMore}
        card={(product, eager) => (
          <FirstScreenCard eager={eager}>
            <LibraryCard product={product} eager={eager} view={view} filters={filters} />
          </FirstScreenCard>
        )}
        empty={<LibraryEmpty view={view} filters={filters} />}
        shown={
          <FormattedMessage
            defaultMessage="{shown} of {total, plural, one {# resource} other {# resources}}"
            id="mZfIiD"
            values={{ shown, total }}
          />
        }
      />
    </>
  )
}
