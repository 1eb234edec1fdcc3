import { useApolloClient } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { useNewPictures } from '@/components/pictures/use-new-pictures.ts'
import { losesWhenEdited } from '@/components/rich-text/page/read-page-html.ts'
import { whoChanged } from '@/domain/changes/who-changed.ts'
import { PicturedDialog } from '@/components/form/pictured-dialog.tsx'
import { savePictured, settlePictures } from '@/components/pictures/settle-pictures.ts'
import { serverDate } from '@/lib/server-clock.ts'
import { ProductFields } from './product-fields.tsx'
import { productSchema } from './product-schema.ts'
import { valuesOfProduct, videosOf, type WholeProduct } from './product-values.ts'
import { readProduct, saveWholeProduct } from './save-whole-product.ts'

/** One resource: what the buyer reads, pays and gets (A4.4). */
export function ProductDialog({
  product,
  onMade,
  onClose,
}: {
  /** Null for a new one. */
  product: WholeProduct | null
  /** A new one was saved, and can have pictures and files now. */
  onMade: (id: string) => void
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const fresh = useNewPictures('images')
  const [now] = useState(serverDate)
  const values = useMemo(() => valuesOfProduct(product, now), [product, now])
  const form = useEntityForm({
    schema: useMemo(() => productSchema(intl, videosOf(product)), [intl, product]),
    values,
    version: product?.updatedAt,
    draft: `product.${product?.id ?? 'new'}`,
    save: async (saved, { version }) => {
      const id = await savePictured(
        fresh,
        saved.thumbnails,
        saveWholeProduct(client, saved, product && { product, version }),
      )
      return { id, thumbnails: saved.thumbnails }
    },
    reread: product ? async () => readProduct(client, product.id) : undefined,
    whoChanged: async (version) => product && whoChanged(client, 'product', product.id, version),
    fieldOf: {
      product_sku_key: 'sku',
      product_title_present: 'title',
      product_price_not_negative: 'price',
      product_discount_percentage_range: 'discountPercentage',
      sale_percentage_range: 'salePercentage',
      sale_order: 'saleEndsAt',
      video_id_invalid: 'videos',
      tag_not_found: 'tags',
    },
    onSaved: ({ id, thumbnails }) => {
      settlePictures(fresh, values.thumbnails, thumbnails)
      if (product === null) onMade(id)
      else onClose()
    },
  })
  return (
    <PicturedDialog
      form={form}
      title={
        product === null ? (
          <FormattedMessage defaultMessage="New resource" id="1zxBSL" />
        ) : (
          <FormattedMessage defaultMessage="Edit resource" id="KGvkDu" />
        )
      }
      isNew={product === null}
      fresh={fresh}
      onClose={onClose}
    >
      <ProductFields
        form={form}
        productId={product?.id ?? null}
        fresh={fresh}
        losesText={losesWhenEdited(product?.description ?? '')}
      />
    </PicturedDialog>
  )
}
