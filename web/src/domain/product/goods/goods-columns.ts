import { defineMessages } from 'react-intl'
import type { Column, Direction } from '@/components/list/columns.ts'
import { productColumns } from '../product-columns.ts'
import { percentWords } from '../percent-words.ts'
import { saleWords } from '../sale-words.ts'
import { publicationBadge, publicationOf } from '../publication.ts'

/** The heads that both lists have. */
export const goodsHeads = {
  title: productColumns.title.word,
  featured: productColumns.featured.word,
  price: productColumns.price.word,
  discount: productColumns.discountPercentage.word,
  category: productColumns.categoryId.word,
  publishDate: productColumns.publishDate.word,
  tags: productColumns.tags.word,
  ...defineMessages({
    sale: { defaultMessage: 'Sale', id: '6WTtqT', description: 'A discount with start and end' },
    modified: { defaultMessage: 'Modified Date', id: 'R7XyxW' },
    state: { defaultMessage: 'State', id: 'ku+mDU' },
  }),
}

interface Goods {
  title: string
  featured: boolean
  /** Rand and percentages as the database sends them. */
  price: string | null
  discountPercentage: string | null
  salePercentage: string | null
  /** Moments. */
  saleStartsAt: string | null
  saleEndsAt: string | null
  publishDate: string | null
  updatedAt: string
  category: Category | null
}

/** With those above it, as far as the tree goes (A2.9). */
interface Category {
  name: string
  parent?: Category | null
}

/** "Grade 4 › Mathematics": many grades have a category of the same name. */
export const categoryPath = ({ name, parent }: Category): string =>
  parent === null || parent === undefined ? name : `${categoryPath(parent)} › ${name}`

/** What both tables can be ordered by. */
interface GoodsOrder {
  title?: Direction | null
  featured?: Direction | null
  price?: Direction | null
  discountPercentage?: Direction | null
  publishDate?: Direction | null
  updatedAt?: Direction | null
  categoryOrder?: Direction | null
}

type GoodsColumn = Column<Goods, GoodsOrder>

/** The columns that resources and bundles have in common (A2.7, A2.8); of equal titles what is featured comes first. */
export const goodsColumns = {
  title: {
    key: 'title',
    header: goodsHeads.title,
    kind: 'text',
    sort: (direction) => [
      { title: direction },
      { featured: 'DescNullsLast' },
      { publishDate: 'DescNullsLast' },
    ],
    value: ({ title }) => title,
  },
  featured: {
    key: 'featured',
    header: goodsHeads.featured,
    kind: 'check',
    sort: true,
    descendingFirst: true,
    value: ({ featured }) => featured,
  },
  price: {
    key: 'price',
    header: goodsHeads.price,
    kind: 'money',
    sort: true,
    descendingFirst: true,
    value: ({ price }) => price,
  },
  discount: {
    key: 'discountPercentage',
    header: goodsHeads.discount,
    kind: 'text',
    sort: true,
    descendingFirst: true,
    value: ({ discountPercentage }, intl) => percentWords(intl, discountPercentage),
  },
  sale: {
    key: 'sale',
    header: goodsHeads.sale,
    kind: 'text',
    show: 'optional',
    value: (goods, intl) => saleWords(intl, goods),
  },
  category: {
    key: 'category',
    header: goodsHeads.category,
    kind: 'text',
    // The path, grade R first and what has none last (docs/decisions/156).
    sort: (direction) => [{ categoryOrder: direction }, { title: 'AscNullsLast' }],
    value: ({ category }) => (category === null ? null : categoryPath(category)),
  },
  publishDate: {
    key: 'publishDate',
    header: goodsHeads.publishDate,
    kind: 'moment',
    sort: true,
    descendingFirst: true,
    card: 'line',
    value: ({ publishDate }) => publishDate,
  },
  state: {
    key: 'state',
    header: goodsHeads.state,
    kind: 'status',
    show: 'optional',
    value: ({ publishDate }) => publicationOf(publishDate),
    badge: publicationBadge,
  },
  modified: {
    key: 'updatedAt',
    header: goodsHeads.modified,
    kind: 'moment',
    sort: true,
    descendingFirst: true,
    card: 'line',
    value: ({ updatedAt }) => updatedAt,
  },
} satisfies Record<string, GoodsColumn>
