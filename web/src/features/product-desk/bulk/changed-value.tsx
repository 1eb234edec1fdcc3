import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useLocale } from '@/i18n/locale.ts'
import { formatShortMoment } from '@/lib/dates.ts'
import { formatRand } from '@/lib/money.ts'
import { percentWords } from '@/domain/product/percent-words.ts'
import { useProductChoices } from '@/domain/product/product-choices.ts'
import { goodsHeads } from '@/domain/product/goods/goods-columns.ts'
import { heads } from '../product-words.ts'

const saleHeads = defineMessages({
  percentage: { defaultMessage: 'Off in the sale', id: 'BU0SyT' },
  start: { defaultMessage: 'Sale starts', id: '3MbwAn' },
  end: { defaultMessage: 'Sale ends', id: '7s74yE' },
})

/** The columns of the table, as plan_product_change() calls them, in the words of the list. */
export const columnHeads: Record<string, { defaultMessage?: string; id?: string }> = {
  price: goodsHeads.price,
  discount_percentage: goodsHeads.discount,
  sale_percentage: saleHeads.percentage,
  sale_starts_at: saleHeads.start,
  sale_ends_at: saleHeads.end,
  physical: heads.physical,
  subscription_product: heads.subscription,
  e_commerce_product: heads.eCommerce,
  publish_date: goodsHeads.publishDate,
  featured: goodsHeads.featured,
  tags: goodsHeads.tags,
  category_id: goodsHeads.category,
}

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
