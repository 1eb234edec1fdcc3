import { useReadQuery } from '@apollo/client/react'
import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  Link,
  Outlet,
  useLoaderData,
  useNavigate,
  useParams,
  useRevalidator,
} from 'react-router-dom'
import { NothingFoundDrawing } from '@/components/brand/drawings/nothing-found.tsx'
import { EmptyState } from '@/components/empty-state.tsx'
import { PageTitle } from '@/components/page-title.tsx'
import { RegionErrorBoundary } from '@/components/region-error-boundary.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { CatalogueFilters } from '@/features/catalogue/catalogue-filters.tsx'
import { CorrectedSearch } from '@/features/catalogue/corrected-search.tsx'
import { FirstScreenCard } from '@/features/catalogue/first-screen.tsx'
import { ProductCard } from '@/features/catalogue/product-card.tsx'
import { ProductGrid, ProductGridSkeleton } from '@/features/catalogue/product-grid.tsx'
import type { Refinement } from '@/features/catalogue/refinement.ts'
import { useLanguageChange } from '@/i18n/use-language-change.ts'
import { PaymentCancelled } from '@/features/payment/payment-cancelled.tsx'
import { ItemStatus } from './item-status.tsx'
import { itemAddress, shelfAddress, type ShelfFilters } from './shelf-filters.ts'
import { useAskedFilters } from './use-asked-filters.ts'
import type { ShelfData } from './shelf-loader.ts'

export { loader, shouldRevalidate } from './shelf-loader.ts'

/** The shop on the teacher's side; a resource opens over it. */
export function Component() {
  const intl = useIntl()
  const navigate = useNavigate()
  const { productId } = useParams()
  const { revalidate } = useRevalidator()
  const data = useLoaderData<ShelfData>()
  const { filters, categories, tags } = data
  const asked = useAskedFilters(filters, shelfAddress)
  const toCategory = (categoryId: string | null) => ({
    to: shelfAddress({ ...asked, categoryId }),
    preventScrollReset: true,
  })
  const chooseTags = (tagIds: string[]) =>
    void navigate(shelfAddress({ ...asked, tagIds }), { preventScrollReset: true })
  const refine = (refinement: Refinement) =>
    void navigate(shelfAddress({ ...asked, refinement }), { preventScrollReset: true })
  useLanguageChange(() => void revalidate())
  return (
    <>
      {productId === undefined && (
        <PageTitle title={intl.formatMessage({ defaultMessage: 'Shop Resources', id: 'UhNBF6' })} />
      )}
      <PaymentCancelled />
      <h1 className="text-3xl">
        <FormattedMessage defaultMessage="Shop Resources" id="UhNBF6" />
      </h1>
      <CatalogueFilters
        {...asked}
        categories={categories}
        tags={tags}
        toCategory={toCategory}
        onTags={chooseTags}
        onRefine={refine}
        toItem={toItem(filters)}
      />
      <RegionErrorBoundary key={shelfAddress(filters)} onRetry={() => void revalidate()}>
        <Suspense fallback={<ProductGridSkeleton />}>
          <Items {...data} />
        </Suspense>
      </RegionErrorBoundary>
      <Outlet />
    </>
  )
}

const toItem = (filters: ShelfFilters) => (id: string) => ({
  to: itemAddress(id, filters),
  state: { overShelf: true },
  preventScrollReset: true,
})

function Items({ query, loadMore, filters }: ShelfData) {
  const { data } = useReadQuery(query)
  return (
    <>
      <h2 className="sr-only">
        <FormattedMessage defaultMessage="Resources" id="c/KktL" />
      </h2>
      <CorrectedSearch typed={filters.search} corrected={data.corrected} found={data.items} />
      <ProductGrid
        products={data.items}
        onMore={loadMore}
        card={(item, eager) => (
          <FirstScreenCard eager={eager}>
            <ProductCard
              item={item}
              eager={eager}
              corner={<ItemStatus item={item} />}
              featured={filters.search === '' && filters.refinement.sort === null}
              link={toItem(filters)}
            />
          </FirstScreenCard>
        )}
        empty={
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
                <Link to={paths.products.href()}>
                  <FormattedMessage defaultMessage="Show all resources" id="ZO/yV6" />
                </Link>
              </Button>
            }
          >
            <FormattedMessage
              defaultMessage="Try another subject or remove tag or category selections."
              id="ZLyYsz"
            />
          </EmptyState>
        }
      />
    </>
  )
}
