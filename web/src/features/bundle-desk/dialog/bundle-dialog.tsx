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
import { BundleFields } from './bundle-fields.tsx'
import { bundleSchema } from './bundle-schema.ts'
import { valuesOfBundle, type WholeBundle } from './bundle-values.ts'
import { readBundle, saveWholeBundle } from './save-whole-bundle.ts'

/** One bundle: its resources, its price, and what the buyer reads (A2.8). */
export function BundleDialog({
  bundle,
  productIds = [],
  onMade,
  onClose,
}: {
  /** Null for a new one. */
  bundle: WholeBundle | null
  /** The resources that a new one begins with. */
  productIds?: string[]
  /** A new one was saved, and can have pictures now. */
  onMade: (id: string) => void
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const fresh = useNewPictures('images')
  const [first] = useState(() => ({ now: serverDate(), productIds }))
  const values = useMemo(() => valuesOfBundle(bundle, first.now, first.productIds), [bundle, first])
  const form = useEntityForm({
    schema: useMemo(() => bundleSchema(intl), [intl]),
    values,
    version: bundle?.updatedAt,
    draft: `bundle.${bundle?.id ?? 'new'}`,
    save: async (saved, { version }) => {
      const id = await savePictured(
        fresh,
        saved.thumbnails,
        saveWholeBundle(client, saved, bundle && { bundle, version }),
      )
      return { id, thumbnails: saved.thumbnails }
    },
    reread: bundle ? async () => readBundle(client, bundle.id) : undefined,
    whoChanged: async (version) =>
      bundle && whoChanged(client, 'product_bundle', bundle.id, version),
    fieldOf: {
      product_bundle_title_present: 'title',
      product_bundle_price_percentage_range: 'pricePercentage',
      sale_percentage_range: 'salePercentage',
      sale_order: 'saleEndsAt',
      bundle_products_required: 'productIds',
      product_bundle_member_count: 'productIds',
      product_not_found: 'productIds',
      tag_not_found: 'tags',
    },
    onSaved: ({ id, thumbnails }) => {
      settlePictures(fresh, values.thumbnails, thumbnails)
      if (bundle === null) onMade(id)
      else onClose()
    },
  })
  return (
    <PicturedDialog
      form={form}
      title={
        bundle === null ? (
          <FormattedMessage defaultMessage="New bundle" id="0E0UMr" />
        ) : (
          <FormattedMessage defaultMessage="Edit bundle" id="R4p8I7" />
        )
      }
      isNew={bundle === null}
      fresh={fresh}
      onClose={onClose}
    >
      <BundleFields
        form={form}
        bundleId={bundle?.id ?? null}
        fresh={fresh}
        losesText={losesWhenEdited(bundle?.description ?? '')}
      />
    </PicturedDialog>
  )
}
