import { useReadQuery } from '@apollo/client/react'
import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useRevalidator } from 'react-router-dom'
import { NothingFoundDrawing } from '@/components/brand/drawings/nothing-found.tsx'
import { EmptyState } from '@/components/empty-state.tsx'
import { RegionErrorBoundary } from '@/components/region-error-boundary.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { paths } from '@/config/paths.ts'
import { CategoryPath } from '@/features/catalogue/category-path.tsx'
import { childrenOf } from '@/domain/product/category-tree.ts'
import { CorrectedSearch } from '@/features/catalogue/corrected-search.tsx'
import { ProductCard } from '@/features/catalogue/product-card.tsx'
import { ProductGrid, ProductGridSkeleton } from '@/features/catalogue/product-grid.tsx'
import { SearchBox } from '@/features/catalogue/search-box.tsx'
import { useLanguageChange } from '@/i18n/use-language-change.ts'
import { useTermName } from '@/i18n/term-name.ts'
import type { LandingData } from '../landing-loader.ts'

/** Featured resources, or those of a category, with a search. */
export function Resources({ query, loadMore, search, categoryPath }: LandingData) {
  const { revalidate } = useRevalidator()
  const termName = useTermName()
  const category = categoryPath.at(-1)
  useLanguageChange(() => void revalidate())
  return (
    <section id="resources" className="page scroll-mt-20 py-14 min-[740px]:py-20">
      <div className="flex flex-col gap-6 min-[740px]:flex-row min-[740px]:items-end min-[740px]:justify-between">
        <div>
          {category === undefined ? (
            <h2 className="text-[32px] min-[740px]:text-[40px]">
              {search === '' ? (
                <FormattedMessage defaultMessage="Featured resources" id="OwWTjF" />
              ) : (
                <FormattedMessage defaultMessage="Search results" id="79lKyO" />
              )}
            </h2>
          ) : (
            <>
              <CategoryPath
                path={categoryPath.slice(0, -1)}
                home={paths.homeSection.href('resources')}
                category={paths.category.href}
              />
              <h1 className="text-[32px] min-[740px]:text-[40px]">{termName(category.name)}</h1>
            </>
          )}
        </div>
        <div className="min-[740px]:w-80 min-[740px]:shrink-0">
          <SearchBox key={category?.id} search={search} toItem={toProductPage} />
        </div>
      </div>
      <RegionErrorBoundary key={errorKey(query)} onRetry={() => void revalidate()}>
        <Suspense fallback={<ResourcesSkeleton />}>
          <Shelf
            query={query}
            loadMore={loadMore}
            parentId={category?.id ?? null}
            search={search}
          />
        </Suspense>
      </RegionErrorBoundary>
    </section>
  )
}

const keys = new WeakMap<object, number>()
let lastKey = 0

/** Each query gets a new error boundary, so that an error disappears with the read that caused it. */
function errorKey(query: object) {
  const known = keys.get(query)
  if (known !== undefined) return known
  lastKey += 1
  keys.set(query, lastKey)
  return lastKey
}

function Shelf({
  query,
  loadMore,
  parentId,
  search,
}: {
  query: LandingData['query']
  loadMore: LandingData['loadMore']
  parentId: string | null
  search: string
}) {
  const { data } = useReadQuery(query)
  const categories = data.productCategoryCollection.edges.map((edge) => edge.node)
  return (
    <>
      <CategoryChips categories={childrenOf(categories, parentId)} />
      {parentId !== null && (
        <h2 className="sr-only">
          <FormattedMessage defaultMessage="Resources" id="c/KktL" />
        </h2>
      )}
      <div className="mt-8">
        <CorrectedSearch typed={search} corrected={data.corrected} found={data.products} />
        <ProductGrid
          products={data.products}
          onMore={loadMore}
          card={(item, eager) => (
            <ProductCard
              item={item}
              eager={eager}
              link={toProductPage}
              featured={parentId !== null && search === ''}
            />
          )}
          empty={
            <EmptyState
              drawing={<NothingFoundDrawing />}
              title={<FormattedMessage defaultMessage="No resources found" id="FAyfWZ" />}
              action={
                <Button asChild variant="outline">
                  <Link to={paths.homeSection.href('resources')}>
                    <FormattedMessage defaultMessage="Show all resources" id="ZO/yV6" />
                  </Link>
                </Button>
              }
            >
              {search !== '' ? (
                <FormattedMessage
                  defaultMessage="Every word must occur. Try fewer or other words."
                  id="pQ065U"
                />
              ) : (
                <FormattedMessage
                  defaultMessage="There is nothing in this category yet."
                  id="PACxVd"
                />
              )}
            </EmptyState>
          }
        />
      </div>
    </>
  )
}

const toProductPage = (id: string) => ({ to: paths.product.href(id) })

function CategoryChips({ categories }: { categories: { id: string; name: string }[] }) {
  const termName = useTermName()
  if (categories.length === 0) return null
  return (
    <ul className="-mx-5 mt-6 flex [scrollbar-width:none] gap-2 overflow-x-auto px-5 pb-1 min-[740px]:mx-0 min-[740px]:flex-wrap min-[740px]:px-0">
      {categories.map(({ id, name }) => (
        <li key={id}>
          <Link
            to={paths.category.href(id)}
            className="border-line-strong hover:border-board hover:text-board bg-card inline-flex min-h-11 items-center rounded-full border px-4 text-[15px] font-medium whitespace-nowrap transition-colors"
          >
            {termName(name)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function ResourcesSkeleton() {
  return (
    <div aria-busy="true">
      <div className="mt-6 flex gap-2 overflow-hidden pb-1">
        {[0, 1, 2, 3, 4, 5, 6, 7].map((place) => (
          <Skeleton key={place} className="h-11 w-24 shrink-0 rounded-full!" />
        ))}
      </div>
      <div className="mt-8">
        <ProductGridSkeleton />
        <div className="h-[116px]" />
      </div>
    </div>
  )
}
