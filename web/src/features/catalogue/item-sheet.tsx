import { StarIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, type LinkProps } from 'react-router-dom'
import { FannedCovers } from '@/domain/product/fanned-covers.tsx'
import { shownWidth } from '@/domain/product/picture-widths.ts'
import { ProductImage } from '@/domain/product/product-image.tsx'
import { useTermName } from '@/i18n/term-name.ts'
import { cn } from '@/lib/class-names.ts'
import { accentBackground, subjectAccent } from '@/domain/school/subject-accent.ts'

interface SheetItem {
  title: string
  thumbnails: (string | null)[]
  /** The language of the resource and its title; null where it has none. */
  language: string | null
  category: { name: string; slug: string; parent: { name: string } | null } | null
}

/** A resource or bundle as a card: its cover, category and title. */
export function ItemSheet({
  item,
  covers = [],
  eager,
  featured = false,
  link,
  corner,
  children,
}: {
  item: SheetItem
  /** Of the members of a bundle, shown in place of its own cover when there are several. */
  covers?: readonly string[]
  /** True for covers that are visible at once. */
  eager: boolean
  /** Marked as chosen by the shop, where others around it are not. */
  featured?: boolean
  /** Leads to the details. */
  link: LinkProps
  /** Shown over the cover. */
  corner?: ReactNode
  /** Shown below the title. */
  children: ReactNode
}) {
  const [cover = null, second] = item.thumbnails
  const termName = useTermName()
  const place = [item.category?.parent?.name, item.category?.name]
    .flatMap((name) => (name === undefined ? [] : termName(name)))
    .join(' · ')
  const accent = item.category === null ? null : subjectAccent(item.category.slug)
  return (
    <article className="group relative flex flex-col">
      <div className="border-line shadow-lift relative rounded-md border bg-white transition-transform duration-200 group-hover:-translate-y-1 dark:opacity-95">
        {covers.length > 1 ? (
          <FannedCovers
            covers={covers}
            sizes={shownWidth.card}
            eager={eager}
            className="rounded-md"
          />
        ) : (
          <ProductImage
            imageKey={cover}
            sizes={shownWidth.card}
            eager={eager}
            className="rounded-md"
          />
        )}
        {covers.length < 2 && second !== undefined && second !== null && (
          <ProductImage
            imageKey={second}
            sizes={shownWidth.card}
            className="absolute! inset-0 rounded-md bg-white! opacity-0 transition-opacity duration-200 group-hover:opacity-100 max-[739px]:hidden"
          />
        )}
        {featured && (
          <span className="bg-chalk-yellow absolute top-3 -left-1.5 flex items-center gap-1 rounded-tl-sm rounded-r-sm px-2 py-1 text-xs font-bold text-[#1e2a26] shadow-sm">
            <StarIcon aria-hidden="true" className="size-3.5 fill-current" />
            <FormattedMessage defaultMessage="Featured" id="CnPG8j" />
          </span>
        )}
        {corner}
      </div>
      <div className="mt-3.5 flex flex-1 flex-col">
        {item.category !== null && (
          <p className="text-ink-muted flex items-center gap-2 text-[13px] leading-tight">
            {accent !== null && (
              <span
                aria-hidden="true"
                className={cn('size-2.5 shrink-0 rounded-full', accentBackground[accent])}
              />
            )}
            <span className="line-clamp-1 break-all">{place}</span>
          </p>
        )}
        <h3 className="mt-1.5 font-sans text-[17px] leading-snug font-semibold tracking-normal">
          <Link
            {...link}
            lang={item.language ?? undefined}
            className="group-hover:text-board line-clamp-2 wrap-anywhere hyphens-auto after:absolute after:inset-0 focus-visible:outline-offset-4"
          >
            {item.title}
          </Link>
        </h3>
        <p className="mt-auto flex flex-wrap items-end justify-between gap-x-2 pt-2 text-lg">
          {children}
        </p>
      </div>
    </article>
  )
}
