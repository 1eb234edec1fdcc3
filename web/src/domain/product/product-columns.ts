import { defineMessages, type MessageDescriptor } from 'react-intl'
import * as longest from '@/lib/longest.ts'

/** What a column holds; private.product_columns() says the same of those that the table of resources has. */
export type ColumnKind =
  | 'title'
  | 'text'
  | 'whole'
  | 'price'
  | 'percentage'
  | 'flag'
  | 'moment'
  | 'pictures'
  | 'category'
  | 'tags'
  | 'questions'
  | 'sku'
  | 'language'
  | 'term'
  | 'videos'
  | 'files'

interface ProductColumn {
  /** What it is called in the list, the dialog, a catalogue file, a change of many and the audit. */
  word: MessageDescriptor
  /** What its field is called where that says more. */
  label?: MessageDescriptor
  kind: ColumnKind
  /** The part of the dialog in which its field stands. */
  group: 'price' | 'kind' | 'facts' | 'others'
  /** Its name in a catalogue file, where that is not the column's. */
  key?: string
  /** What other files call it: in lower case, with single spaces for other signs. */
  also: readonly string[]
  /** The longest text. */
  longest?: number
  /** The digits of the largest whole number. */
  digits?: number
}

const words = defineMessages({
  sku: { defaultMessage: 'SKU', id: 'k4brJy' },
  title: { defaultMessage: 'Title', id: '9a9+ww' },
  description: { defaultMessage: 'Description', id: 'Q8Qw5B' },
  price: { defaultMessage: 'Price', id: 'b1zuN9' },
  recommendedPrice: { defaultMessage: 'Recommended price', id: 'QyD9S6' },
  discount: { defaultMessage: 'Discount', id: '28C0Aj' },
  category: { defaultMessage: 'Category', id: 'ccXLVi' },
  tags: { defaultMessage: 'Tags', id: '1EYCdR' },
  publishDate: { defaultMessage: 'Publish Date', id: '2U2d+V' },
  featured: { defaultMessage: 'Featured', id: 'CnPG8j' },
  physical: { defaultMessage: 'Physical', id: 'rl5bhq' },
  posted: { defaultMessage: 'Physical: it is posted', id: 'FAwybP' },
  subscription: { defaultMessage: 'Subscription', id: 'R/6nsx' },
  subscribers: { defaultMessage: 'For subscribers', id: 'X2kYSa' },
  eCommerce: { defaultMessage: 'E-Com', id: 'IbyWCX' },
  sold: { defaultMessage: 'Sold in the shop', id: 'jlXS7x' },
  language: { defaultMessage: 'Language', id: 'y1Z3or' },
  term: { defaultMessage: 'Term', id: 'qTy5se' },
  topic: { defaultMessage: 'Topic', id: 'UdtpV7' },
  capsTopic: { defaultMessage: 'CAPS topic', id: '3pbf4z' },
  pages: { defaultMessage: 'Pages', id: 'CxfKLC' },
  marks: { defaultMessage: 'Marks', id: 'oySfSq' },
  videos: { defaultMessage: 'Videos', id: '4XfMux' },
  files: { defaultMessage: 'Files', id: 'm4vqJl' },
  pictures: { defaultMessage: 'Pictures', id: 'DOPilz' },
  questions: { defaultMessage: 'Questions', id: 'KV/9Hv' },
})

/**
 * The columns of a resource as the API calls them, in the order of a catalogue file; with them, what such a file has that is no
 * column of the table. The list, the dialog, the import, the export, a change of many and the audit take them from here.
 */
// prettier-ignore
export const productColumns = {
  sku: { word: words.sku, kind: 'sku', group: 'price', also: ['code', 'item code', 'stock code', 'kode'] },
  title: { word: words.title, kind: 'title', group: 'others', also: ['name', 'product', 'product name', 'resource', 'titel', 'naam'] },
  description: { word: words.description, kind: 'text', group: 'others', also: ['body', 'beskrywing'] },
  price: { word: words.price, kind: 'price', group: 'price', also: ['selling price', 'prys', 'verkoopprys'] },
  recommendedPrice: { word: words.recommendedPrice, kind: 'price', group: 'others', also: ['recommended price', 'rrp', 'aanbevole prys'] },
  discountPercentage: { word: words.discount, kind: 'percentage', group: 'price', key: 'discount', also: ['discount percentage', 'afslag'] },
  categoryId: { word: words.category, kind: 'category', group: 'price', key: 'category', also: ['kategorie'] },
  tags: { word: words.tags, kind: 'tags', group: 'others', also: ['tag', 'etikette', 'keywords'] },
  publishDate: { word: words.publishDate, kind: 'moment', group: 'others', also: ['published', 'publish date', 'publiseerdatum'] },
  featured: { word: words.featured, kind: 'flag', group: 'kind', also: ['uitgelig'] },
  physical: { word: words.physical, label: words.posted, kind: 'flag', group: 'kind', also: ['posted', 'fisies'] },
  subscriptionProduct: { word: words.subscription, label: words.subscribers, kind: 'flag', group: 'kind', key: 'subscription', also: ['subscription product', 'intekening'] },
  eCommerceProduct: { word: words.eCommerce, label: words.sold, kind: 'flag', group: 'kind', key: 'e_commerce', also: ['e com', 'ecommerce', 'e commerce product', 'aanlyn'] },
  language: { word: words.language, kind: 'language', group: 'facts', also: ['taal'] },
  term: { word: words.term, kind: 'term', group: 'facts', also: ['kwartaal'] },
  topic: { word: words.topic, label: words.capsTopic, kind: 'text', group: 'facts', also: ['onderwerp', 'tema'], longest: longest.productTopic },
  pages: { word: words.pages, kind: 'whole', group: 'facts', also: ['page count', 'bladsye'] },
  marks: { word: words.marks, kind: 'whole', group: 'facts', also: ['total marks', 'punte'], digits: 4 },
  videoIds: { word: words.videos, kind: 'videos', group: 'others', also: ['videos', 'video', 'video ids'] },
  files: { word: words.files, kind: 'files', group: 'others', also: ['leers'] },
  thumbnails: { word: words.pictures, kind: 'pictures', group: 'others', key: 'pictures', also: ['images', 'thumbnails', 'prente'] },
  questions: { word: words.questions, kind: 'questions', group: 'others', also: ['vrae'] },
} as const satisfies Record<string, ProductColumn>

type Columns = typeof productColumns

export type ProductColumnName = keyof Columns

const all = Object.entries<ProductColumn>(productColumns)

/** As the database calls it: publishDate is publish_date. */
const inTable = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The columns of a catalogue file by their keys, which are those of product_texts(), in the order of the file. */
export const fileColumnsOfProduct = all.map(([name, { key = inTable(name), also, word }]) => ({
  key,
  also,
  word,
}))

const byTable = new Map(all.map(([name, { word }]) => [inTable(name), word]))

/** The word for a column by the name that it has in the table of resources. */
export const wordOfProductColumn = (column: string): MessageDescriptor | undefined =>
  byTable.get(column)

/** The columns whose fields stand in this part of the dialog. */
export type ColumnOf<Group extends ProductColumn['group']> = {
  [Name in ProductColumnName]: Columns[Name]['group'] extends Group ? Name : never
}[ProductColumnName]

/** What a teacher wants to know before buying, in the order of the file. */
export const facts: [ColumnOf<'facts'>, ProductColumn][] = all.filter(
  (entry): entry is [ColumnOf<'facts'>, ProductColumn] => entry[1].group === 'facts',
)
