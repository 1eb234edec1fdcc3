import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { TagsField } from '@/components/form/fields/tags-field.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import type { NewPictures } from '@/components/pictures/use-new-pictures.ts'
import { DescriptionField } from '@/domain/product/goods/description-field.tsx'
import { goodsPart, mostPictures } from '@/domain/product/goods/goods-schema.ts'
import { GoodsTagsField } from '@/domain/product/goods/goods-tags-field.tsx'
import { PicturesField } from '@/components/form/fields/pictures-field.tsx'
import { PublishFields } from '@/domain/product/goods/publish-fields.tsx'
import { SaleFields } from '@/domain/product/goods/sale-fields.tsx'
import { productColumns } from '@/domain/product/product-columns.ts'
import { ProductFiles } from '../files/product-files.tsx'
import { QuestionsField } from '../questions/questions-field.tsx'
import { FactsFields } from './facts-fields.tsx'
import { KindFields } from './kind-fields.tsx'
import { PriceRow } from './price-row.tsx'
import type { ProductValues } from './product-schema.ts'
import { videoIdIn } from '@/lib/video-id.ts'
import { WhereUsed } from './where-used.tsx'

/** All fields of a resource, in the order in which a new one is filled in. */
export function ProductFields({
  form,
  productId,
  fresh,
  losesText,
}: {
  form: EntityForm<ProductValues>
  productId: string | null
  fresh: NewPictures
  /** The stored description has what the editor cannot hold. */
  losesText: boolean
}) {
  const intl = useIntl()
  return (
    <>
      <TextField
        form={form}
        name="title"
        label={<FormattedMessage {...productColumns.title.word} />}
      />
      <DescriptionField form={goodsPart(form)} losesText={losesText} />
      <PriceRow form={form} />
      <SaleFields form={goodsPart(form)} />
      <GoodsTagsField form={goodsPart(form)} />
      <KindFields form={form} />
      <PublishFields form={goodsPart(form)} />
      <PicturesField
        form={goodsPart(form)}
        name="thumbnails"
        cover
        limit={mostPictures}
        folder={productId && `Products/${productId}`}
        saveFirst={
          <FormattedMessage defaultMessage="Save the resource to add images" id="M5f1Fg" />
        }
        fresh={fresh}
      />
      <ProductFiles productId={productId} form={form} fresh={fresh} />
      <TagsField
        form={form}
        name="videos"
        label={<FormattedMessage {...productColumns.videoIds.word} />}
        hint={
          <FormattedMessage
            defaultMessage="The ID or the link of a video on YouTube or Vimeo, and Enter."
            id="7aZ8bv"
          />
        }
        chipsLabel={intl.formatMessage(productColumns.videoIds.word)}
        read={videoIdIn}
      />
      <FactsFields form={form} />
      <QuestionsField form={form} />
      <WhereUsed productId={productId} />
    </>
  )
}
