import type { ProductParts } from '../src/prerender-product.tsx'

/** Each amount once, in this order. */
const holesOfPrices = {
  'price-free': '',
  'price-whole': 'sale',
  'price-reduced': 'sale list',
  'price-discounted': 'sale list percent',
}

const emptyRoot = '<div id="root"></div>'

/**
 * What the function `product-page` fills with a resource: the page around the root with its styles, the loader for what
 * it cannot draw, and the drawn parts in both languages (decision 071).
 * @throws Error when a part is missing, because then every visitor would see an incomplete page
 */
export function productPage(
  page: string,
  loader: string,
  languages: Record<'en' | 'af', ProductParts>,
): string {
  const [start, end] = page.split(emptyRoot)
  if (start === undefined || end === undefined) throw new Error(`no ${emptyRoot}`)
  for (const { frame, pieces } of Object.values(languages)) {
    for (const name of ['path', 'gallery', 'title', 'price', 'vat', 'delivery', 'id']) {
      if (!frame.includes(`__${name}__`)) throw new Error(`the product page has no ${name}`)
    }
    for (const [name, piece] of Object.entries(pieces)) {
      if (piece === '') throw new Error(`${name} of the product page is empty`)
    }
    for (const [name, holes] of Object.entries(holesOfPrices)) {
      const found = [...(pieces[name] ?? '').matchAll(/__([a-z]+)__/g)].map(([, hole]) => hole)
      if (found.join(' ') !== holes) throw new Error(`${name} has the holes ${found.join(' ')}`)
    }
  }
  return JSON.stringify({ start, loader, end, languages })
}
