import { ListPage } from '@/components/list/list-page.tsx'
import { listRoute } from '@/components/list/list-route.ts'
import { useAddress } from '@/components/list/use-address.ts'
import { useDialogRow } from '@/components/list/use-dialog-row.ts'
import { PriceHistory } from '@/domain/product/price-history/price-history.tsx'
import { RowChanges } from '@/features/audit/row-changes.tsx'
import { ExportCatalogue } from '@/features/catalogue-import/export-catalogue.tsx'
import { ImportDialog } from '@/features/catalogue-import/import-dialog.tsx'
import { ContentCheckDialog } from '@/features/content-check/content-check-dialog.tsx'
import { BulkEdit } from '@/features/product-desk/bulk/bulk-edit.tsx'
import { useBulkEdit } from '@/features/product-desk/bulk/use-bulk-edit.ts'
import { CoversDialog } from '@/features/product-desk/covers/covers-dialog.tsx'
import { DeleteProduct } from '@/features/product-desk/delete-product.tsx'
import { ProductDialog } from '@/features/product-desk/dialog/product-dialog.tsx'
import { ProductForDialogDocument } from '@/features/product-desk/dialog/product-dialog.generated.ts'
import { useProductDialogs } from '@/features/product-desk/product-dialogs.ts'
import { products } from '@/features/product-desk/products-list.ts'
import { DeskProductNowDocument } from '@/features/product-desk/products.generated.ts'
import { ManageCategories } from '@/features/product-categories/manage-categories.tsx'
import { ManageTags } from '@/features/product-tags/manage-tags.tsx'
import { useProductActions } from '@/features/product-desk/use-product-actions.tsx'

export const { loader, shouldRevalidate } = listRoute(products)

/** The products of the shop: A2.7. */
export function Component() {
  const dialogs = useProductDialogs()
  const { name, value, close } = dialogs
  const bulk = useBulkEdit()
  const product = useDialogRow(
    DeskProductNowDocument,
    name === 'changes' || name === 'delete' || name === 'prices' ? value : null,
    ({ productCollection }) => productCollection.edges[0]?.node,
    close,
  )
  const whole = useDialogRow(
    ProductForDialogDocument,
    name === 'edit' ? value : null,
    ({ productCollection }) => productCollection.edges[0]?.node,
    close,
    { apart: true },
  )
  const { change } = useAddress()
  const showMissing = () =>
    change(
      (now) => {
        now.set('missing', 'files')
        now.delete('page')
        return now
      },
      { replace: true },
    )
  const edit = (id: string) => dialogs.become('edit', id)
  return (
    <>
      <ListPage list={products} {...useProductActions(dialogs)} bulkActions={bulk.actions} />
      {bulk.editing !== null && (
        <BulkEdit target={bulk.editing.target} onDone={bulk.editing.done} onClose={bulk.close} />
      )}
      {name === 'manage' && value === 'tags' && (
        <ManageTags
          resourcesWith={(id) =>
            products.toUrl({ filters: { tags: { values: [id], match: 'all' } } })
          }
          onClose={close}
        />
      )}
      {name === 'manage' && value === 'categories' && (
        <ManageCategories
          resourcesIn={(id) =>
            products.toUrl({ filters: { category: { values: [id], match: 'any' } } })
          }
          onClose={close}
        />
      )}
      {name === 'manage' && value === 'import' && <ImportDialog onClose={close} />}
      {bulk.covering !== null && <CoversDialog target={bulk.covering} onClose={bulk.close} />}
      {bulk.exporting !== null && <ExportCatalogue target={bulk.exporting} onClose={bulk.close} />}
      {name === 'manage' && value === 'check' && (
        <ContentCheckDialog onFound={showMissing} onClose={close} />
      )}
      {name === 'new' && <ProductDialog product={null} onMade={edit} onClose={close} />}
      {name === 'edit' && whole !== null && (
        <ProductDialog key={whole.id} product={whole} onMade={edit} onClose={close} />
      )}
      {name === 'changes' && product !== null && (
        <RowChanges
          title={product.title}
          rows={[{ table: 'product', id: product.id }]}
          onClose={close}
        />
      )}
      {name === 'prices' && product !== null && <PriceHistory goods={product} onClose={close} />}
      {name === 'delete' && product !== null && <DeleteProduct product={product} onClose={close} />}
    </>
  )
}
