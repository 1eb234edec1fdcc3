import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { DownloadIcon, FilePenLineIcon, LibraryBigIcon, TruckIcon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useLocale } from '@/i18n/locale.ts'
import { formatShortDay } from '@/lib/dates.ts'
import { ItemSheet } from '@/features/catalogue/item-sheet.tsx'
import {
  LibraryCard_ProductFragmentDoc,
  type LibraryCard_ProductFragment,
} from './library-card.generated.ts'
import type { ShelfFilters } from '../shop/shelf-filters.ts'
import { contentAddress } from './library-address.ts'
import type { LibraryView } from './library-views.ts'

/** A resource of the library: the shop's card, with how it was acquired instead of a price. */
export function LibraryCard({
  product,
  eager,
  view,
  filters,
}: {
  product: FragmentType<LibraryCard_ProductFragment>
  eager: boolean
  view: LibraryView
  filters: ShelfFilters
}) {
  const locale = useLocale()
  const { data } = useSuspenseFragment({
    fragment: LibraryCard_ProductFragmentDoc,
    fragmentName: 'LibraryCard_product',
    from: product,
  })
  return (
    <ItemSheet
      item={data}
      eager={eager}
      link={{
        to: contentAddress(view, data.id, filters),
        state: { overShelf: true },
        preventScrollReset: true,
      }}
    >
      <span className="flex flex-1 flex-wrap items-end justify-between gap-x-2 gap-y-1">
        <span className="text-board flex items-center gap-1.5 text-[15px] font-semibold whitespace-nowrap">
          {data.physical ? (
            <>
              <TruckIcon aria-hidden="true" className="size-[18px]" />
              <FormattedMessage
                defaultMessage="Posted"
                id="9Zkvx+"
                description="A resource that is posted"
              />
            </>
          ) : (
            <>
              <DownloadIcon aria-hidden="true" className="size-[18px]" />
              <FormattedMessage
                defaultMessage="Open"
                id="MdrCG7"
                description="Shows the files of a resource"
              />
            </>
          )}
        </span>
        <span className="text-ink-muted flex items-center gap-1.5 text-[13px]">
          {data.hasCorrection === true ? (
            <span className="text-ink flex items-center gap-1.5 font-semibold">
              <FilePenLineIcon aria-hidden="true" className="size-4 shrink-0" />
              <FormattedMessage
                defaultMessage="Corrected file"
                id="Zhnw9C"
                description="A file of the resource was replaced by a corrected one"
              />
            </span>
          ) : data.ownedAs === 'subscribed' ? (
            <>
              <LibraryBigIcon aria-hidden="true" className="size-4" />
              <FormattedMessage
                defaultMessage="Subscription"
                id="9co5lP"
                description="How a resource came into the library"
              />
            </>
          ) : data.ownedAs === 'seat' && data.seatFrom !== null ? (
            <span className="wrap-anywhere">
              <FormattedMessage
                defaultMessage="From {name}"
                id="haOuaN"
                description="Who gave a seat of a resource"
                values={{ name: data.seatFrom }}
              />
            </span>
          ) : (
            data.ownedSince !== null && (
              <FormattedMessage
                defaultMessage="Bought {date}"
                id="k11NId"
                description="When a resource was bought"
                values={{ date: formatShortDay(data.ownedSince, locale) }}
              />
            )
          )}
        </span>
      </span>
    </ItemSheet>
  )
}
