import { SlidersHorizontalIcon } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { LinkProps } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { withTexts } from '@/i18n/catalogue.ts'
import { cn } from '@/lib/class-names.ts'
import { lazyPart } from '@/components/lazy-part.tsx'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { CategoryTrail } from './category-trail.tsx'
import { ChosenTags } from './chosen-tags.tsx'
import { ClosedPickers } from './closed-pickers.tsx'
import type { PickersProps } from './pickers.tsx'
import type { Refinement } from './refinement.ts'
import { narrowedBy } from './refinement-address.ts'
import { SearchBox } from './search-box.tsx'

const FilterPanel = lazy(() =>
  import('./filter-panel.tsx').then((module) => ({ default: module.FilterPanel })),
)

const Pickers = lazyPart(async () =>
  withTexts(import('./pickers.tsx')).then((module) => module.Pickers),
)

/**
 * The filters of a grid of resources: search, category and tags, with the chosen ones below. On a phone all but
 * the search are behind one button; so are the shop's own filters at every width.
 */
export function CatalogueFilters({
  search,
  categories,
  categoryId,
  tags,
  tagIds,
  toCategory,
  onTags,
  refinement,
  onRefine,
  toItem,
}: PickersProps & {
  search: string
  refinement: Refinement
  /** Without it there is no kind, language, price and order to choose. */
  onRefine?: (refinement: Refinement) => void
  /** Leads to an item that the search suggests. */
  toItem?: (id: string) => LinkProps
}) {
  const [open, setOpen] = useState(false)
  const panel = useId()
  const wide = useMediaQuery('(width >= 740px)')
  const narrowed = onRefine === undefined ? 0 : narrowedBy(refinement)
  // On a phone the button also opens category and tags.
  const onPhone = tagIds.length + (categoryId === null ? 0 : 1)
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-3">
        <div className="min-w-0 flex-1 min-[740px]:max-w-80">
          <SearchBox search={search} {...(toItem === undefined ? {} : { toItem })} />
        </div>
        <Button
          variant="outline"
          className={cn(
            'h-11!',
            onRefine === undefined ? 'min-[740px]:hidden' : 'min-[740px]:order-1',
          )}
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontalIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Filter" id="9Obw6C" />
          <Count className="min-[740px]:hidden">{narrowed + onPhone}</Count>
          <Count className="max-[739px]:hidden">{narrowed}</Count>
        </Button>
        {(open || wide) && (
          <div className="grid gap-3 max-[739px]:w-full min-[740px]:w-116 min-[740px]:grid-cols-2">
            <Suspense fallback={<ClosedPickers {...{ categories, categoryId, tagIds }} />}>
              <Pickers {...{ categories, categoryId, toCategory, tags, tagIds, onTags }} />
            </Suspense>
          </div>
        )}
      </div>
      <div id={panel}>
        {open && onRefine !== undefined && (
          <Suspense fallback={<div className="h-20" />}>
            <FilterPanel refinement={refinement} onRefine={onRefine} />
          </Suspense>
        )}
      </div>
      <div className="mt-4 mb-8 grid gap-4">
        <CategoryTrail categories={categories} chosen={categoryId} link={toCategory} />
        <ChosenTags tags={tags} chosen={tagIds} onChange={onTags} />
      </div>
    </>
  )
}

function Count({ children, className }: { children: number; className: string }) {
  if (children === 0) return null
  return (
    <span
      className={cn('bg-board text-board-ink rounded-full px-2 text-sm tabular-nums', className)}
    >
      {children}
    </span>
  )
}
