import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { RichTextField } from '@/components/form/fields/rich-text-field.tsx'
import { useLocale } from '@/i18n/locale.ts'
import type { GoodsValues } from './goods-schema.ts'

/** What buyers read of a resource or bundle. */
export function DescriptionField({
  form,
  losesText,
}: {
  form: EntityForm<GoodsValues>
  /** The stored one has what the editor cannot hold. */
  losesText: boolean
}) {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <RichTextField
      form={form}
      name="description"
      page
      lang={locale}
      label={intl.formatMessage({ defaultMessage: 'Description', id: 'Q8Qw5B' })}
      {...(losesText
        ? {
            hint: (
              <FormattedMessage
                defaultMessage="Pictures, quotations and code within this text stay as long as you do not change it."
                id="rPE6hc"
              />
            ),
          }
        : {})}
    />
  )
}
