import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { LayersIcon, TruckIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { LinkProps } from 'react-router-dom'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import {
  ProductCard_ItemFragmentDoc,
  type ProductCard_ItemFragment,
} from './product-card.generated.ts'
import { ItemSheet } from './item-sheet.tsx'
import { ProductPrice } from './product-price.tsx'

/** A resource or bundle as a card, with its price and other facts. */
export function ProductCard({
  item,
  eager,
  featured = false,
  link,
  corner,
}: {
  item: FragmentType<ProductCard_ItemFragment>
  /** True for covers that are visible at once. */
  eager: boolean
  /** True where being featured sets an item apart from the others. */
  featured?: boolean
  /** Leads to the details of an item. */
  link: (id: string) => LinkProps
  /** Shown over the cover: whether the reader owns the item. */
  corner?: ReactNode
}) {
  const { data } = useSuspenseFragment({
    fragment: ProductCard_ItemFragmentDoc,
    fragmentName: 'ProductCard_item',
    from: item,
  })
  return (
    <ItemSheet
      item={data}
      covers={data.memberCovers.filter((key) => key !== null)}
      eager={eager}
      featured={featured && data.featured}
      link={link(data.id)}
      corner={corner}
    >
      <ProductPrice item={data} place="list" />
      <span className="text-ink-muted flex flex-wrap justify-end gap-x-3 gap-y-1 pb-0.5 text-[13px] whitespace-nowrap">
        {data.productBundleId !== null && (
          <span className="flex items-center gap-1.5">
            <LayersIcon aria-hidden="true" className="size-4" />
            <FormattedMessage
              defaultMessage="Bundle"
              id="qMH0J+"
              description="Several resources sold together"
            />
          </span>
        )}
        {data.physical && !data.mixed && (
          <span className="flex items-center gap-1.5">
            <TruckIcon aria-hidden="true" className="size-4" />
            <FormattedMessage
              defaultMessage="Posted"
              id="9Zkvx+"
              description="A resource that is posted"
            />
          </span>
        )}
      </span>
    </ItemSheet>
  )
}

export function ProductCardSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-[4/5] w-full" />
      <Skeleton className="mt-3.5 h-4 w-2/3" />
      <Skeleton className="mt-2 h-6 w-11/12" />
      <Skeleton className="mt-3 h-6 w-20" />
    </div>
  )
}
