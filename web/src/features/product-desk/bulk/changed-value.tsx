import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { useLocale } from '@/i18n/locale.ts'
import { formatShortMoment } from '@/lib/dates.ts'
import { formatRand } from '@/lib/money.ts'
import { percentWords } from '@/domain/product/percent-words.ts'
import { useProductChoices } from '@/domain/product/product-choices.ts'
import { wordOfProductColumn } from '@/domain/product/product-columns.ts'

const saleHeads: Record<string, MessageDescriptor> = defineMessages({
  sale_percentage: { defaultMessage: 'Off in the sale', id: 'BU0SyT' },
  sale_starts_at: { defaultMessage: 'Sale starts', id: '3MbwAn' },
  sale_ends_at: { defaultMessage: 'Sale ends', id: '7s74yE' },
})

/** A column of the table, as plan_product_change() calls it, in the word of the list. */
export const columnHead = (column: string): MessageDescriptor | undefined =>
  wordOfProductColumn(column) ?? saleHeads[column]

/** What the database sends is a number or a text. */
const textOf = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? value.toFixed(2) : ''

/** A value of a product before or after a change. */
export function ChangedValue({ column, value }: { column: string; value: unknown }) {
  const intl = useIntl()
  const locale = useLocale()
  const { tags = [], categories = [] } = useProductChoices()
  const named = (choices: readonly { value: string; label: string }[], id: unknown) =>
    choices.find((choice) => choice.value === id)?.label ?? '…'
  if (value === null || (Array.isArray(value) && value.length === 0))
    return <FormattedMessage defaultMessage="none" id="q5Op6V" />
  switch (column) {
    case 'price':
      return formatRand(Math.round(Number(value) * 100), locale)
    case 'discount_percentage':
    case 'sale_percentage':
      return percentWords(intl, textOf(value))
    case 'publish_date':
    case 'sale_starts_at':
    case 'sale_ends_at':
      return formatShortMoment(textOf(value), locale)
    case 'tags':
      return Array.isArray(value) && intl.formatList(value.map((id) => named(tags, id)))
    case 'category_id':
      return named(categories, value)
    default:
      return value === true ? (
        <FormattedMessage defaultMessage="Yes" id="a5msuh" />
      ) : (
        <FormattedMessage defaultMessage="No" id="oUWADl" />
      )
  }
}
