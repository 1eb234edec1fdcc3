import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { LayersIcon, StarIcon, TruckIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, type LinkProps } from 'react-router-dom'
import { ProductImage } from '@/components/product-image.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { ProductCard_ItemFragmentDoc, type ProductCard_ItemFragment } from '@/graphql/generated.ts'
import { useTermName } from '@/i18n/term-name.ts'
import { cn } from '@/lib/class-names.ts'
import { ProductPrice } from './product-price.tsx'
import { accentBackground, subjectAccent } from './subject-accent.ts'

/** A resource or bundle as a sheet on the desk: its cover, then what a teacher asks first. */
export function ProductCard({
  item,
  eager,
  link,
  corner,
}: {
  item: FragmentType<ProductCard_ItemFragment>
  /** True for the covers that are visible at once. */
  eager: boolean
  /** Where the details of an item are shown. */
  link: (id: string) => LinkProps
  /** What the reader has to do with the item, over its cover. */
  corner?: ReactNode
}) {
  const { data } = useSuspenseFragment({
    fragment: ProductCard_ItemFragmentDoc,
    fragmentName: 'ProductCard_item',
    from: item,
  })
  const [cover = null, second] = data.thumbnails
  const termName = useTermName()
  const place = [data.category?.parent?.name, data.category?.name]
    .flatMap((name) => (name === undefined ? [] : termName(name)))
    .join(' · ')
  const accent = data.category === null ? null : subjectAccent(data.category.slug)
  return (
    <article className="group relative flex flex-col">
      <div className="border-line shadow-lift relative rounded-md border bg-white transition-transform duration-200 group-hover:-translate-y-1 dark:opacity-95">
        <ProductImage imageKey={cover} eager={eager} className="rounded-md" />
        {second !== undefined && second !== null && (
          <ProductImage
            imageKey={second}
            className="absolute! inset-0 rounded-md opacity-0 transition-opacity duration-200 group-hover:opacity-100 max-[739px]:hidden"
          />
        )}
        {data.featured && (
          <span className="bg-chalk-yellow absolute top-3 -left-1.5 flex items-center gap-1 rounded-tl-sm rounded-r-sm px-2 py-1 text-xs font-bold text-[#1e2a26] shadow-sm">
            <StarIcon aria-hidden="true" className="size-3.5 fill-current" />
            <FormattedMessage defaultMessage="Featured" id="CnPG8j" />
          </span>
        )}
        {corner}
      </div>
      <div className="mt-3.5 flex flex-1 flex-col">
        {data.category !== null && (
          <p className="text-ink-muted flex items-center gap-2 text-[13px] leading-tight">
            {accent !== null && (
              <span
                aria-hidden="true"
                className={cn('size-2.5 shrink-0 rounded-full', accentBackground[accent])}
              />
            )}
            <span className="line-clamp-1">{place}</span>
          </p>
        )}
        <h3 className="mt-1.5 font-sans text-[17px] leading-snug font-semibold tracking-normal">
          <Link
            {...link(data.id)}
            className="group-hover:text-board line-clamp-2 after:absolute after:inset-0 focus-visible:outline-offset-4"
          >
            {data.title}
          </Link>
        </h3>
        <p className="mt-auto flex items-center justify-between gap-2 pt-2 text-lg">
          <ProductPrice item={data} place="list" />
          <span className="text-ink-muted flex flex-wrap justify-end gap-x-3 gap-y-1 text-[13px]">
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
            {data.physical && (
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
        </p>
      </div>
    </article>
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
