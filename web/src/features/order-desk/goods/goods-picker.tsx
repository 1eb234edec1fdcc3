import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { MultiComboboxField } from '@/components/form/fields/combobox-field.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { findGoods } from './find-goods.ts'
import type { GoodsValues } from './goods-values.ts'
import { describeItem, itemKey } from './ordered-item.ts'

/** Searches the whole shop, and what is not in it yet; what is chosen stands in rows below. */
export function GoodsPicker({ form }: { form: EntityForm<GoodsValues> }) {
  const intl = useIntl()
  const locale = useLocale()
  const client = useApolloClient()
  return (
    <MultiComboboxField
      form={form}
      name="items"
      listedBelow
      label={<FormattedMessage defaultMessage="Resources and bundles" id="5aAB60" />}
      listLabel={intl.formatMessage({ defaultMessage: 'Resources and bundles', id: '5aAB60' })}
      placeholder={intl.formatMessage({
        defaultMessage: 'Add by title, number or topic',
        id: 'Otmnwm',
      })}
      search={async (words, signal) => findGoods(client, intl, locale, words, signal)}
      choiceOf={(item) => ({ key: itemKey(item), label: describeItem(item), value: item })}
    />
  )
}
