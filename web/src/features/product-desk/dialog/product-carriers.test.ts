import { expect, test } from 'vitest'
import { writePageHtml } from '@/components/rich-text/page/write-page-html.ts'
import { readPageHtml } from '@/components/rich-text/page/read-page-html.ts'
import { copyOf } from './duplicate-product.ts'
import { rowOfProduct, valuesOfProduct, videosOf, type WholeProduct } from './product-values.ts'

const now = new Date('2030-01-02T03:04:00Z')

/** A resource with another value in each column; round 2 has the other truth values. */
const filled = (round: 1 | 2): WholeProduct => ({
  __typename: 'Product',
  nodeId: `node ${round}`,
  id: `product ${round}`,
  updatedAt: `2031-01-0${round}T00:00:00Z`,
  title: `Title ${round}`,
  description: `<p>Description ${round}</p>`,
  price: `1${round}.25`,
  discountPercentage: `2${round}.50`,
  salePercentage: `3${round}.75`,
  saleStartsAt: `2031-02-0${round}T06:0${round}:00.000Z`,
  saleEndsAt: `2031-03-0${round}T07:1${round}:00.000Z`,
  eCommerceProduct: round === 2,
  subscriptionProduct: round === 2,
  physical: round === 1,
  featured: round === 1,
  publishDate: `2031-04-0${round}T08:2${round}:00.000Z`,
  thumbnails: [`Products/b${round}.png`, `Products/a${round}.png`],
  tags: [`tag b ${round}`, `tag a ${round}`],
  categoryId: `category ${round}`,
  questions: JSON.stringify([
    {
      type: 'Multi Select',
      label: `Question ${round}`,
      hint: `Hint ${round}`,
      placeholder: `Placeholder ${round}`,
      required: round === 1,
      items: [`Item b ${round}`, `Item a ${round}`],
      value: [`Item a ${round}`],
    },
  ]),
  sku: 400 + round,
  pages: 500 + round,
  marks: 600 + round,
  language: round === 1 ? 'af' : 'en',
  term: 2 + round,
  topic: `Topic ${round}`,
  productContent: {
    __typename: 'ProductContent',
    nodeId: `content node ${round}`,
    id: `content ${round}`,
    fileKeys: [`b${round}.pdf`, `a${round}.pdf`],
    urls: [`1234${round}`, '99'],
  },
})

/** The columns that the dialog saves, as save_product() takes them. */
const saved = ({ ...product }: WholeProduct) => {
  const { __typename, nodeId, id, updatedAt, productContent, questions, description, ...row } =
    product
  expect([__typename, nodeId, id, updatedAt, productContent].every(Boolean)).toBe(true)
  return {
    ...row,
    description: writePageHtml(readPageHtml(description)),
    questions: JSON.parse(questions) as unknown,
  }
}

/** Beside the row save_product() takes the videos; what a form alone has is no column. */
const ofForm = { videos: expect.anything() as unknown }

test.each([1, 2] as const)(
  'what the dialog shows is what it saves, of each column (%i)',
  (round) => {
    const product = filled(round)
    const values = valuesOfProduct(product, now)
    expect(values.videos).toEqual(videosOf(product))
    expect(rowOfProduct(values, null)).toEqual({ ...saved(product), ...ofForm })
    // A description that nobody touched is not written.
    expect({ description: saved(product).description, ...rowOfProduct(values, product) }).toEqual({
      ...saved(product),
      ...ofForm,
    })
    expect(rowOfProduct(values, product)).not.toHaveProperty('description')
  },
)

test.each([1, 2] as const)(
  'a copy has all but the title, pictures, SKU, sale and date (%i)',
  (round) => {
    const product = filled(round)
    expect(copyOf(product)).toEqual({
      ...saved(product),
      ...ofForm,
      title: `Title ${round} - COPY`,
      description: product.description,
      thumbnails: [],
      sku: null,
      publishDate: null,
      salePercentage: null,
      saleStartsAt: null,
      saleEndsAt: null,
    })
  },
)
