import { useReadQuery, type QueryRef } from '@apollo/client/react'
import { lazy, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { NothingFoundDrawing } from '@/components/brand/drawings/nothing-found.tsx'
import { EmptyState } from '@/components/empty-state.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { NearScreen } from '@/components/near-screen.tsx'
import { PageTitle } from '@/components/page-title.tsx'
import { Button } from '@/components/ui/button.tsx'
import { DialogTitle } from '@/components/ui/dialog.tsx'
import { Disclosure } from '@/components/ui/disclosure.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { VatIncluded } from '@/domain/money/vat-included.tsx'
import { DeliveryFacts } from '@/domain/product/delivery-facts.tsx'
import { paths } from '@/config/paths.ts'
import { useViewer } from '@/features/account/viewer/viewer.ts'
import { BuyPanel } from '@/features/cart/buy-panel.tsx'
import { BundleMembers } from '@/features/catalogue/bundle-members.tsx'
import { CategoryPath } from '@/features/catalogue/category-path.tsx'
import { pathTo } from '@/domain/product/category-tree.ts'
import { ProductFacts } from '@/features/catalogue/product-facts.tsx'
import { ProductGallery } from '@/features/catalogue/product-gallery.tsx'
import { ProductPrice } from '@/features/catalogue/product-price.tsx'
import { SaleEnds } from '@/features/catalogue/sale-ends.tsx'
import { ShareButton } from '@/features/catalogue/share-button.tsx'
import type { ShopItemPageQuery } from './shop-item-page.generated.ts'
import { useTermName } from '@/i18n/term-name.ts'
import type { AppError } from '@/lib/errors.ts'
import { itemAddress } from './shelf-filters.ts'
import type { ShelfData } from './shelf-loader.ts'

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

const CartButton = lazy(() =>
  import('@/features/cart/cart-button-entry.ts').then((module) => ({ default: module.CartButton })),
)

const columns =
  'grid gap-x-10 gap-y-8 min-[800px]:grid-cols-2 min-[1400px]:grid-cols-[minmax(0,520px)_1fr]'

export function ItemDetails({
  query,
  shelf,
  buying,
  error,
}: {
  query: QueryRef<ShopItemPageQuery>
  shelf: ShelfData
  buying: boolean
  error: AppError | null
}) {
  const termName = useTermName()
  const navigate = useNavigate()
  const ready = useViewer() !== null
  const { data: page } = useReadQuery(query)
  const item = page.shopItemByPk
  if (item === null) return <ItemNotAvailable />
  const description = item.product?.description ?? item.productBundle?.description ?? ''
  const tagNames = new Map(shelf.tags.map(({ id, name }) => [id, termName(name)] as const))
  const path = item.categoryId === null ? [] : pathTo(shelf.categories, item.categoryId)
  return (
    <>
      <PageTitle title={item.title} />
      <div className="flex min-h-17 shrink-0 items-center gap-3 py-2 pr-16 pl-6">
        <div className="min-w-0 flex-1">
          <CategoryPath
            brief
            path={path}
            home={paths.products.href()}
            category={paths.productsCategory.href}
          />
        </div>
        <div className="self-start pt-1">
          <Suspense fallback={null}>
            <CartButton />
          </Suspense>
        </div>
      </div>
      <div className={`${columns} px-6 pb-8`}>
        <ProductGallery item={item} />
        <div>
          <DialogTitle
            lang={item.language ?? undefined}
            className="pr-0! text-[28px] leading-tight wrap-anywhere hyphens-auto min-[1080px]:text-[36px]"
          >
            {item.title}
          </DialogTitle>
          <p className="font-display mt-4 text-[26px]">
            <ProductPrice item={item} place="detail" />
          </p>
          <SaleEnds item={item} />
          <VatIncluded price={item.salePrice} />
          {item.physical && <DeliveryFacts bundle={item.productBundle !== null} />}
          {error !== null && (
            <div className="mt-5">
              <FormError error={error} />
            </div>
          )}
          <div className="mt-5 mb-7 flex flex-wrap items-start gap-3">
            <BuyPanel
              item={item}
              title={item.title}
              ready={ready}
              priced
              buying={buying}
              {...(buying
                ? {
                    onAdded: () =>
                      void navigate(`${paths.shopProduct.href(item.id)}?cart=open`, {
                        replace: true,
                      }),
                  }
                : {})}
            />
            <ShareButton brief id={item.id} />
          </div>
          {item.productBundle !== null && (
            <Disclosure heading={<FormattedMessage defaultMessage="In this bundle" id="UTE82I" />}>
              <BundleMembers
                bundle={item.productBundle}
                link={(id) => ({ to: itemAddress(id, shelf.filters), preventScrollReset: true })}
              />
            </Disclosure>
          )}
          <Disclosure heading={<FormattedMessage defaultMessage="Details" id="Lv0zJu" />}>
            <ProductFacts item={item} tagNames={tagNames} />
            {description !== '' && (
              <div className="mt-6" lang={item.language ?? undefined}>
                <Suspense fallback={<Skeleton className="h-24 w-full" />}>
                  <RichText html={description} />
                </Suspense>
              </div>
            )}
          </Disclosure>
        </div>
      </div>
      <div className="min-h-24 px-6 pb-8">
        <NearScreen>
          <Suspense fallback={null}>
            <RelatedResources
              item={item}
              category={path.map(({ name }) => name)}
              heading="h3"
              link={(id) => ({ to: itemAddress(id, shelf.filters), preventScrollReset: true })}
            />
          </Suspense>
        </NearScreen>
      </div>
    </>
  )
}

export function ItemNotAvailable() {
  return (
    <div data-not-available className="my-auto py-10">
      <EmptyState
        drawing={<NothingFoundDrawing />}
        heading={DialogTitle}
        title={<FormattedMessage defaultMessage="Not available" id="cPhKTw" />}
        action={
          <Button asChild>
            <Link to={paths.products.href()}>
              <FormattedMessage defaultMessage="Show all resources" id="ZO/yV6" />
            </Link>
          </Button>
        }
      >
        {/* The text is prescribed (P8.4). */}
        <FormattedMessage
          defaultMessage="This product isn’t currently available. Please navigate to the home or resources page to view all available products."
          id="w9fEIW"
        />
      </EmptyState>
    </div>
  )
}

export function ItemDetailsSkeleton() {
  return (
    <div aria-busy="true">
      <DialogTitle className="sr-only">
        <FormattedMessage defaultMessage="Loading" id="iFsDVR" />
      </DialogTitle>
      <div className="flex min-h-17 items-center px-6">
        <Skeleton className="h-5 w-56" />
      </div>
      <div className={`${columns} px-6 pb-8`}>
        <Skeleton className="aspect-[4/5] w-full" />
        <div>
          <Skeleton className="h-10 w-4/5" />
          <Skeleton className="mt-5 h-8 w-32" />
          <Skeleton className="mt-8 h-13 w-56" />
          <Skeleton className="mt-10 h-40 w-full" />
        </div>
      </div>
    </div>
  )
}
