import { escapeMarkup } from '../_shared/text/escape.ts'
import { plainText } from './plain-text.ts'
import type { Product } from './product.ts'

/** Marks the elements that the app removes from the head when it inserts its own (web/src/main.tsx). */
const mark = 'data-prerendered=""'

const title = (words: string) => `<title ${mark}>${escapeMarkup(words)} · Kryt</title>`
const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${mark} ${kind}="${name}" content="${escapeMarkup(content)}">`

/** A `<` in a title must not end the script element. */
const structuredData = (thing: object) =>
  `<script ${mark} type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')}</script>`

/** Origins, without a slash at the end. */
export interface Places {
  siteUrl: string
  pictures: string
}

/**
 * The head of a resource's page, in English: the same elements that web/src/app/routes/website/product-head.tsx inserts
 * once scripts have run. e2e/tests/website/found.spec.ts compares the two.
 */
export function productHead(id: string, product: Product, { siteUrl, pictures }: Places): string {
  const address = `${siteUrl}/product/${id}`
  const told = plainText(product.description)
  const description =
    told === '' ? `${product.title}, for teachers: look at real pages before you buy.` : told
  const images = product.pictures.map(
    (key) => `${pictures}/${key.split('/').map(encodeURIComponent).join('/')}`,
  )
  const { path } = product
  return [
    title(product.title),
    `<link ${mark} rel="canonical" href="${escapeMarkup(address)}">`,
    meta('name', 'description', description),
    meta('property', 'og:site_name', 'Kryt'),
    meta('property', 'og:type', 'product'),
    meta('property', 'og:title', product.title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', images[0] ?? `${siteUrl}/social-card.png`),
    meta('property', 'og:locale', 'en_ZA'),
    meta('name', 'twitter:card', 'summary_large_image'),
    structuredData({
      '@type': 'Product',
      '@id': address,
      name: product.title,
      description,
      ...(images.length === 0 ? {} : { image: images }),
      ...(product.sku === null ? {} : { sku: String(product.sku) }),
      ...(path.length === 0 ? {} : { category: path.map(({ name }) => name).join(' > ') }),
      brand: { '@type': 'Brand', name: 'Kryt' },
      offers: {
        '@type': 'Offer',
        url: address,
        price: product.price,
        priceCurrency: 'ZAR',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@type': 'Organization', name: 'Kryt' },
      },
    }),
    structuredData({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Resources', item: `${siteUrl}/` },
        ...path.map(({ id: place, name }) => ({ name, item: `${siteUrl}/category/${place}` })),
        { name: product.title, item: address },
      ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    }),
  ].join('\n')
}

/** For addresses without a resource, so that search engines do not list them. */
export const missingHead = [title('Page Not Found'), meta('name', 'robots', 'noindex')].join('\n')

/** @throws Error when the page is not one of our builds */
export function withHead(page: string, head: string): string {
  const bare = page.replaceAll(
    /\s*<(?:title\s[^>]*data-prerendered[^>]*>[^<]*<\/title>|(?:meta|link)\s[^>]*data-prerendered[^>]*>)/g,
    '',
  )
  if (bare.includes('<title') || !bare.includes('</head>')) throw new Error('not a built page')
  return bare.replace('</head>', () => `${head}\n</head>`)
}
