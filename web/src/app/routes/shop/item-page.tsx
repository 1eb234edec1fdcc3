import { Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import {
  useLoaderData,
  useLocation,
  useNavigate,
  useRevalidator,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom'
import { RegionErrorBoundary } from '@/components/region-error-boundary.tsx'
import { Dialog, DialogContent, DialogTitle, focusWhole } from '@/components/ui/dialog.tsx'
import { useCartDialog } from '@/features/cart/use-cart-dialog.ts'
import { ItemDetails, ItemDetailsSkeleton, ItemNotAvailable } from './item-details.tsx'
import { itemLoader, type ItemData } from './item-loader.ts'
import { shelfAddress } from './shelf-filters.ts'
import { SHELF, type ShelfData } from './shelf-loader.ts'

export const loader = itemLoader

/** Opening the cart changes the address, not the resource. */
export function sameItem(args: ShouldRevalidateFunctionArgs) {
  const same = args.currentUrl.pathname === args.nextUrl.pathname
  return same && args.currentUrl.href !== args.nextUrl.href ? false : args.defaultShouldRevalidate
}
export { sameItem as shouldRevalidate }

/** A resource or bundle in a dialog over the list; it has its own address. */
export function ItemPage() {
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { overShelf?: boolean } | null } // only the list sets it
  const { revalidate } = useRevalidator()
  const item = useLoaderData<ItemData>()
  const shelf = useRouteLoaderData<ShelfData>(SHELF)
  // Under a cart that is open already: of two dialogs the later one takes the keyboard and the screen reader.
  const { step } = useCartDialog()
  const [opened, setOpened] = useState(step === null)
  if (step === null && !opened) setOpened(true)
  if (shelf === undefined || !opened) return null
  const toShelf = shelfAddress(shelf.filters)
  // Goes back in the history, so that "forward" opens the resource again.
  const close = () =>
    state?.overShelf === true
      ? void navigate(-1)
      : void navigate(toShelf, { replace: true, preventScrollReset: true })
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent
        aria-describedby={undefined}
        className="min-[600px]:has-data-not-available:w-[560px]! min-[1400px]:w-[1200px]"
        onOpenAutoFocus={focusWhole}
      >
        <RegionErrorBoundary
          key={item.id}
          heading={
            <DialogTitle className="pr-0! text-center">
              <FormattedMessage defaultMessage="This page could not be shown" id="6rn3wY" />
            </DialogTitle>
          }
          onRetry={() => void revalidate()}
        >
          <Suspense fallback={<ItemDetailsSkeleton />}>
            {item.query === null ? (
              <ItemNotAvailable />
            ) : (
              <ItemDetails key={item.id} {...item} query={item.query} shelf={shelf} />
            )}
          </Suspense>
        </RegionErrorBoundary>
      </DialogContent>
    </Dialog>
  )
}
export { ItemPage as Component }
