import { ListPage } from '@/components/list/list-page.tsx'
import { listRoute } from '@/components/list/list-route.ts'
import { useDialogRow } from '@/components/list/use-dialog-row.ts'
import { PriceHistory } from '@/domain/product/price-history/price-history.tsx'
import { RowChanges } from '@/features/audit/row-changes.tsx'
import { idsIn, useBundleDialogs } from '@/features/bundle-desk/bundle-dialogs.ts'
import { bundles } from '@/features/bundle-desk/bundles-list.ts'
import { DeskBundleNowDocument } from '@/features/bundle-desk/bundles.generated.ts'
import { DeleteBundle } from '@/features/bundle-desk/delete-bundle.tsx'
import { BundleForDialogDocument } from '@/features/bundle-desk/dialog/bundle-dialog.generated.ts'
import { BundleDialog } from '@/features/bundle-desk/dialog/bundle-dialog.tsx'
import { useBundleActions } from '@/features/bundle-desk/use-bundle-actions.tsx'

export const { loader, shouldRevalidate } = listRoute(bundles)

/** The bundles of the shop: A2.8. The address of a new one may name its resources. */
export function Component() {
  const dialogs = useBundleDialogs()
  const { name, value, close } = dialogs
  const bundle = useDialogRow(
    DeskBundleNowDocument,
    name === 'changes' || name === 'delete' || name === 'prices' ? value : null,
    ({ productBundleCollection }) => productBundleCollection.edges[0]?.node,
    close,
  )
  const whole = useDialogRow(
    BundleForDialogDocument,
    name === 'edit' ? value : null,
    ({ productBundleCollection }) => productBundleCollection.edges[0]?.node,
    close,
    { apart: true },
  )
  const edit = (id: string) => dialogs.become('edit', id)
  return (
    <>
      <ListPage list={bundles} {...useBundleActions(dialogs)} />
      {name === 'new' && (
        <BundleDialog bundle={null} productIds={idsIn(value)} onMade={edit} onClose={close} />
      )}
      {name === 'edit' && whole !== null && (
        <BundleDialog key={whole.id} bundle={whole} onMade={edit} onClose={close} />
      )}
      {name === 'changes' && bundle !== null && (
        <RowChanges
          title={bundle.title}
          rows={[{ table: 'product_bundle', id: bundle.id }]}
          onClose={close}
        />
      )}
      {name === 'prices' && bundle !== null && <PriceHistory goods={bundle} onClose={close} />}
      {name === 'delete' && bundle !== null && <DeleteBundle bundle={bundle} onClose={close} />}
    </>
  )
}
