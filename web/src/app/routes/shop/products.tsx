import { useReadQuery } from '@apollo/client/react'
import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { NothingFoundDrawing } from '@/components/brand/drawings/nothing-found.tsx'
import { EmptyState } from '@/components/empty-state.tsx'
import { PageTitle } from '@/components/page-title.tsx'
import { ProductGrid, ProductGridSkeleton } from '@/features/catalogue/product-grid.tsx'
import { SearchBox } from '@/features/catalogue/search-box.tsx'
import { searchOf, startQuery } from '../website/landing-loader.ts'

/** spec/platform.md 9: ten in the app, and as many more at a time. */
const pageSize = 10

export function loader({ request }: LoaderFunctionArgs) {
  const search = searchOf(request.url)
  return { ...startQuery(search, null, pageSize), search }
}

type ProductsData = ReturnType<typeof loader>

/** The shop of the teacher's side. */
export function Component() {
  const intl = useIntl()
  const { query, loadMore, search } = useLoaderData<ProductsData>()
  return (
    <>
      <PageTitle title={intl.formatMessage({ defaultMessage: 'Shop Resources', id: 'UhNBF6' })} />
      <div className="flex flex-col gap-4 pb-6 min-[740px]:flex-row min-[740px]:items-end min-[740px]:justify-between">
        <h1 className="text-3xl">
          <FormattedMessage defaultMessage="Shop Resources" id="UhNBF6" />
        </h1>
        <SearchBox search={search} />
      </div>
      <Suspense fallback={<ProductGridSkeleton />}>
        <Shelf query={query} loadMore={loadMore} />
      </Suspense>
    </>
  )
}

function Shelf({ query, loadMore }: Pick<ProductsData, 'query' | 'loadMore'>) {
  const { data } = useReadQuery(query)
  return (
    <ProductGrid
      products={data.products}
      onMore={loadMore}
      empty={
        <EmptyState
          drawing={<NothingFoundDrawing />}
          title={<FormattedMessage defaultMessage="No resources found" id="FAyfWZ" />}
        >
          <FormattedMessage
            defaultMessage="Every word must occur. Try fewer or other words."
            id="pQ065U"
          />
        </EmptyState>
      }
    />
  )
}
