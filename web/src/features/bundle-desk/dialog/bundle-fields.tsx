import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { ReadError } from '@/components/form/read-error.tsx'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { CheckboxField } from '@/components/form/fields/tick-fields.tsx'
import type { NewPictures } from '@/components/pictures/use-new-pictures.ts'
import { DescriptionField } from '@/domain/product/goods/description-field.tsx'
import { goodsPart, mostPictures } from '@/domain/product/goods/goods-schema.ts'
import { GoodsTagsField } from '@/domain/product/goods/goods-tags-field.tsx'
import { PicturesField } from '@/components/form/fields/pictures-field.tsx'
import { PublishFields } from '@/domain/product/goods/publish-fields.tsx'
import { SaleFields } from '@/domain/product/goods/sale-fields.tsx'
import { useProductChoices } from '@/domain/product/product-choices.ts'
import type { BundleValues } from './bundle-schema.ts'
import { MembersField } from './members-field.tsx'
import { PriceFields } from './price-fields.tsx'
import { useBundlePreview } from './use-bundle-preview.ts'

/** All fields of a bundle, in the order in which a new one is filled in. */
export function BundleFields({
  form,
  bundleId,
  fresh,
  losesText,
}: {
  form: EntityForm<BundleValues>
  bundleId: string | null
  fresh: NewPictures
  /** The stored description has what the editor cannot hold. */
  losesText: boolean
}) {
  const intl = useIntl()
  const { preview, error, again } = useBundlePreview(form)
  const { categories = [] } = useProductChoices()
  return (
    <>
      <TextField
        form={form}
        name="title"
        label={<FormattedMessage defaultMessage="Title" id="9a9+ww" />}
      />
      <MembersField form={form} preview={preview} />
      <ReadError error={error} onRetry={again} />
      <PriceFields form={form} preview={preview} />
      <SaleFields form={goodsPart(form)} />
      <DescriptionField form={goodsPart(form)} losesText={losesText} />
      <SelectField
        form={form}
        name="categoryId"
        label={<FormattedMessage defaultMessage="Category" id="ccXLVi" />}
        none={intl.formatMessage({ defaultMessage: 'No category', id: 'QXYeHk' })}
        options={categories}
      />
      <GoodsTagsField form={goodsPart(form)} />
      <CheckboxField
        form={form}
        name="featured"
        label={<FormattedMessage defaultMessage="Featured" id="CnPG8j" />}
      />
      <PublishFields form={goodsPart(form)} />
      <PicturesField
        form={goodsPart(form)}
        name="thumbnails"
        cover
        limit={mostPictures}
        folder={bundleId && `ProductBundles/${bundleId}/Thumbnails`}
        saveFirst={<FormattedMessage defaultMessage="Save the bundle to add images" id="pcmRRp" />}
        fresh={fresh}
      />
    </>
  )
}
