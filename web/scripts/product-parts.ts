import type { ProductParts } from '../src/prerender-product.tsx'

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
    if (!/__sale__.*__list__.*__percent__/s.test(pieces['price-discounted'] ?? '')) {
      throw new Error('the discounted price has no amounts')
    }
  }
  return JSON.stringify({ start, loader, end, languages })
}
