import { useReadQuery } from '@apollo/client/react'
import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  Link,
  useLoaderData,
  useRevalidator,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom'
import { NothingFoundDrawing } from '@/components/brand/drawings/nothing-found.tsx'
import { EmptyState } from '@/components/empty-state.tsx'
import { NearScreen } from '@/components/near-screen.tsx'
import { PageHead } from '@/components/page-head.tsx'
import { VatIncluded } from '@/domain/money/vat-included.tsx'
import { DeliveryFacts } from '@/domain/product/delivery-facts.tsx'
import { useTermName } from '@/i18n/term-name.ts'
import { RegionErrorBoundary } from '@/components/region-error-boundary.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { judge } from '@/config/access.ts'
import { paths } from '@/config/paths.ts'
import { useViewer } from '@/features/account/viewer/viewer.ts'
import { BuyPanel } from '@/features/cart/buy-panel.tsx'
import { BundleMembers } from '@/features/catalogue/bundle-members.tsx'
import { CategoryPath } from '@/features/catalogue/category-path.tsx'
import { ProductFacts } from '@/features/catalogue/product-facts.tsx'
import { ProductGallery } from '@/features/catalogue/product-gallery.tsx'
import { ProductPrice } from '@/features/catalogue/product-price.tsx'
import { SaleEnds } from '@/features/catalogue/sale-ends.tsx'
import { ShareButton } from '@/features/catalogue/share-button.tsx'
import { preloadQuery } from '@/graphql/client.ts'
import { ProductPageDocument } from './product-page.generated.ts'
import { useGroups } from '@/lib/groups.ts'
import { isUuid } from '@/lib/uuid.ts'
import { pageNotFound } from '../../not-found-response.ts'
import { ProductHead } from './product-head.tsx'
import { ProductLayout, productColumns } from './product-layout.tsx'

const RichText = lazy(() =>
  import('@/components/rich-text.tsx').then((module) => ({
    default: module.RichText,
  })),
)

const RelatedResources = lazy(() =>
  import('@/features/catalogue/related-resources.tsx').then((module) => ({
    default: module.RelatedResources,
  })),
)

export async function loader({ params }: LoaderFunctionArgs) {
  const { productId } = params
  if (!isUuid(productId)) pageNotFound()
  const query = preloadQuery(ProductPageDocument, { variables: { productId } })
  // A page that was drawn before the app ran is replaced by the whole page, not by its skeleton.
  const drawn = document.querySelector('#root[data-drawn]') !== null
  if (drawn) await preloadQuery.toPromise(query).catch(() => undefined)
  return { productId, query }
}

/** Opening the cart changes the address, not the product. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const same = args.currentUrl.pathname === args.nextUrl.pathname
  return same && args.currentUrl.href !== args.nextUrl.href ? false : args.defaultShouldRevalidate
}

export function Component() {
  const { productId, query } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  return (
    <div className="page py-8 min-[740px]:py-12">
      <RegionErrorBoundary key={productId} onRetry={() => void revalidate()}>
        <Suspense fallback={<ProductSkeleton />}>
          <Product query={query} />
        </Suspense>
      </RegionErrorBoundary>
    </div>
  )
}

type Category = { id: string; name: string; parent?: Category | null } | null

const pathOf = (category: Category): { id: string; name: string }[] =>
  category === null ? [] : [...pathOf(category.parent ?? null), category]

function Product({ query }: { query: Awaited<ReturnType<typeof loader>>['query'] }) {
  const termName = useTermName()
  const ready = useViewer() !== null
  const administrator = judge(paths.product.access, useGroups()) === 'back-office'
  const { data: page } = useReadQuery(query)
  const item = page.shopItemByPk
  if (item === null) return <NotForSale />
  const description = item.product?.description ?? item.productBundle?.description ?? ''
  const categoryPath = pathOf(item.category)
  const tagNames = new Map(
    page.productTagCollection.edges.map(({ node }) => [node.id, termName(node.name)] as const),
  )
  return (
    <>
      <ProductHead item={item} path={categoryPath} />
      <ProductLayout
        path={
          <CategoryPath
            path={categoryPath}
            home={paths.homeSection.href('resources')}
            category={paths.category.href}
          />
        }
        gallery={<ProductGallery key={item.id} item={item} />}
        title={item.title}
        language={item.language ?? undefined}
        price={<ProductPrice item={item} place="detail" />}
        vat={
          <>
            <SaleEnds item={item} />
            <VatIncluded price={item.salePrice} />
          </>
        }
        delivery={item.physical && <DeliveryFacts bundle={item.productBundle !== null} />}
        actions={
          <>
            {administrator ? (
              <AsVisitorsSeeIt />
            ) : (
              <BuyPanel key={item.id} item={item} title={item.title} ready={ready} />
            )}
            <ShareButton id={item.id} />
          </>
        }
      >
        <hr className="border-line my-8" />
        <ProductFacts item={item} tagNames={tagNames} />
        {item.productBundle !== null && (
          <section className="mt-10">
            <h2 className="mb-4 text-2xl">
              <FormattedMessage defaultMessage="In this bundle" id="UTE82I" />
            </h2>
            <BundleMembers
              bundle={item.productBundle}
              link={(id) => ({ to: paths.product.href(id) })}
            />
          </section>
        )}
        {description !== '' && (
          <section className="mt-10">
            <h2 className="mb-4 text-2xl">
              <FormattedMessage defaultMessage="What you get" id="AVXjrv" />
            </h2>
            <Suspense fallback={<DescriptionSkeleton />}>
              <div lang={item.language ?? undefined}>
                <RichText html={description} />
              </div>
            </Suspense>
          </section>
        )}
      </ProductLayout>
      <div className="mt-16 min-h-40">
        <NearScreen>
          <Suspense fallback={null}>
            <RelatedResources
              key={item.id}
              item={item}
              category={categoryPath.map(({ name }) => name)}
              heading="h2"
              link={(id) => ({ to: paths.product.href(id) })}
            />
          </Suspense>
        </NearScreen>
      </div>
    </>
  )
}

/** Administrators come here from the back-office and buy nothing. */
function AsVisitorsSeeIt() {
  return (
    <p className="bg-board/8 flex basis-full flex-wrap gap-x-2 rounded-md px-4 py-3">
      <FormattedMessage defaultMessage="Visitors see this page with a button to buy." id="LCKiRX" />
      <Link to={paths.admin.href()} className="text-board font-medium underline underline-offset-4">
        <FormattedMessage defaultMessage="Go to the back-office" id="UJKsjU" />
      </Link>
    </p>
  )
}

function NotForSale() {
  const intl = useIntl()
  return (
    <EmptyState
      drawing={<NothingFoundDrawing />}
      heading="h1"
      title={<FormattedMessage defaultMessage="Not available" id="cPhKTw" />}
      action={
        <Button asChild>
          <Link to={paths.homeSection.href('resources')}>
            <FormattedMessage defaultMessage="Show all resources" id="ZO/yV6" />
          </Link>
        </Button>
      }
    >
      <PageHead
        title={intl.formatMessage({ defaultMessage: 'Not available', id: 'cPhKTw' })}
        indexed={false}
      />
      {/* The text is prescribed (P8.4). */}
      <FormattedMessage
        defaultMessage="This product isn’t currently available. Please navigate to the home or resources page to view all available products."
        id="w9fEIW"
      />
    </EmptyState>
  )
}

function DescriptionSkeleton() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-5 w-full max-w-lg" />
      <Skeleton className="h-5 w-full max-w-md" />
      <Skeleton className="h-5 w-3/5 max-w-sm" />
    </div>
  )
}

function ProductSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className="my-2 h-6 w-64" />
      <div className={productColumns}>
        <Skeleton className="aspect-[4/5] w-full" />
        <div>
          <Skeleton className="h-12 w-4/5" />
          <Skeleton className="mt-5 h-9 w-32" />
          <Skeleton className="mt-8 h-13 w-48" />
          <Skeleton className="mt-12 h-24 w-full max-w-md" />
        </div>
      </div>
    </div>
  )
}
