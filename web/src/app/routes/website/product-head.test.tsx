import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { renderScreen } from '@/testing/render.tsx'
import { ProductHead } from './product-head.tsx'

const address = z.string().check(z.regex(/^https?:\/\/[^\s]+$/))

/** What schema.org and the search engines ask of a product that is for sale, and nothing besides. */
const product = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('Product'),
  '@id': address,
  name: z.string().check(z.minLength(1)),
  description: z.string().check(z.minLength(1)),
  image: z.optional(z.array(address).check(z.minLength(1))),
  sku: z.optional(z.string().check(z.minLength(1))),
  category: z.optional(z.string().check(z.minLength(1))),
  brand: z.strictObject({ '@type': z.literal('Brand'), name: z.string() }),
  offers: z.strictObject({
    '@type': z.literal('Offer'),
    url: address,
    price: z.string().check(z.regex(/^\d+\.\d\d$/)),
    priceCurrency: z.literal('ZAR'),
    availability: z.literal('https://schema.org/InStock'),
    itemCondition: z.literal('https://schema.org/NewCondition'),
    seller: z.strictObject({ '@type': z.literal('Organization'), name: z.string() }),
  }),
})

const item = {
  id: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0b01',
  title: 'Fractions',
  price: '45.00',
  salePrice: '36.00',
  thumbnails: ['Products/x/1.webp', null],
  product: { description: '<p>Halves and quarters.</p>', sku: 1036 },
  productBundle: null,
}
const path = [{ id: '1', name: 'Grade 4' }]

function told(of: Partial<typeof item>, category = path) {
  const { container } = renderScreen(<ProductHead item={{ ...item, ...of }} path={category} />)
  const [script] = container.querySelectorAll('script[type="application/ld+json"]')
  return product.parse(JSON.parse(script?.textContent ?? ''))
}

test('a resource is a product with an offer at the price that is paid', () => {
  const { name, sku, category, offers, image } = told({})
  expect({ name, sku, category, price: offers.price }).toEqual({
    name: 'Fractions',
    sku: '1036',
    category: 'Grade 4',
    price: '36.00',
  })
  expect(image).toHaveLength(1)
})

test('one without a price, picture, number or category is a product too', () => {
  const bare = told({ price: null, salePrice: null, thumbnails: [], product: null } as never, [])
  expect(bare.offers.price).toBe('0.00')
  expect(bare.description).toContain('Fractions')
})
