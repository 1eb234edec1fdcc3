import { expect, it } from 'vitest'
import { drawnPage } from './drawn.ts'
import type { PageParts } from './page-parts.ts'
import type { Product } from './product.ts'

const id = '83278ea6-ecf2-54a1-b1d6-f1451fe7f783'

const pieces = {
  'gallery-product-1-sized': '<img src="/images/Products/__picture0__" alt="Cover of __title__">',
  'gallery-bundle-2-1-sized': '<img src="/Products/__cover0__"><img src="/Products/__cover1__">',
  'gallery-bundle-2-1-whole': '<img src="/Products/__cover0__"><img src="/__picture0__">',
  'gallery-bundle-0-0-sized': '<svg class="no-picture"></svg>',
  'path-1': '<a href="/category/__category0__">__name0__</a>',
  'price-free': 'R0',
  'price-whole': '<b>__sale__</b>',
  'price-reduced': '<b>__sale__</b><s>__list__</s>',
  'price-discounted': '<b>__sale__</b><s>__list__</s> __percent__%',
  vat: 'VAT',
  'delivery-product': 'Posted',
  'delivery-bundle': 'Partly posted',
}
const frame =
  '<h1 lang="__language__">__title__</h1>__path__|__gallery__|__price__|__vat__|__delivery__|<a href="/buy/__id__">Buy</a>'
const parts: PageParts = {
  start: '<html><body>',
  loader: 'loading',
  end: '</body></html>',
  languages: {
    en: { frame, pieces, terms: {} },
    af: { frame, pieces: { ...pieces, vat: 'BTW' }, terms: { 'Grade 4': 'Graad 4' } },
  },
}
const product: Product = {
  title: 'Fractions',
  description: '',
  sku: 12,
  price: '1234.50',
  listPrice: '1234.50',
  discountPercentage: '0',
  chargesVat: true,
  physical: false,
  bundle: false,
  language: 'en',
  pictures: ['Products/a b/cover.webp'],
  memberCovers: [],
  path: [{ id, name: 'Grade 4' }],
}

const draw = (changed: Partial<Product> = {}) => {
  const page = drawnPage(parts, id, { ...product, ...changed })
  const [, english = '', afrikaans = ''] =
    /data-drawn="">(.*)<\/div><template id="in-afrikaans">(.*)<\/template>/s.exec(page) ?? []
  return { page, english, afrikaans }
}

it('draws a resource in both languages, each with its own amounts and names', () => {
  const { english, afrikaans } = draw()
  expect(english).toBe(
    `<h1 lang="en">Fractions</h1><a href="/category/${id}">Grade 4</a>|<img src="/images/Products/a%20b/cover.webp" alt="Cover of Fractions">|<b>R1,234.50</b>|VAT||<a href="/buy/${id}">Buy</a>`,
  )
  expect(afrikaans).toContain('Graad 4')
  expect(afrikaans).toContain('<b>R1\u00a0234,50</b>|BTW')
})

it('draws what is free, reduced, posted, and a bundle', () => {
  expect(draw({ listPrice: '0.00', price: '0.00' }).english).toContain('|R0||')
  expect(draw({ price: '1000.00' }).english).toContain('<b>R1,000.00</b><s>R1,234.50</s>|')
  expect(draw({ price: '1080.19', discountPercentage: '12.50' }).afrikaans).toContain(' 12,5%')
  expect(draw({ physical: true }).english).toContain('|Posted|')
  expect(draw({ chargesVat: false }).english).not.toContain('VAT')
  const bundle = { bundle: true, physical: true, memberCovers: ['Products/1', 'Products/2'] }
  expect(draw(bundle).english).toMatch(/<img src="\/Products\/1"><img src="\/Products\/2">.*Partly/)
})

it('draws a bundle with a cover of its own, and one with none', () => {
  const memberCovers = ['Products/1', 'Products/2']
  const own = { bundle: true, memberCovers, pictures: ['ProductBundles/x y/Thumbnails/1.png'] }
  expect(draw(own).english).toContain(
    '<img src="/Products/1"><img src="/ProductBundles/x%20y/Thumbnails/1.png">',
  )
  expect(draw({ bundle: true, pictures: [] }).english).toContain('|<svg class="no-picture"></svg>|')
})

it('reads a title without a language in that of the page', () => {
  const { english, afrikaans } = draw({ language: null })
  expect(english).toContain('<h1 lang="en">')
  expect(afrikaans).toContain('<h1 lang="af">')
})

it('takes a category for a term of the curriculum only when it is one', () => {
  for (const name of ['constructor', 'toString', '__proto__'])
    expect(draw({ path: [{ id, name }] }).afrikaans).toContain(`>${name}</a>`)
})

it('writes nothing into the page that a title, a name or a key brings along', () => {
  const evil = `</div></template><script>alert(1)</script>" onload='x' $& __id__ __path__`
  const { page } = draw({
    title: evil,
    language: `"><script>alert(2)</script>`,
    pictures: [`Products/"><script>alert(3)</script>__title__`],
    path: [{ id, name: evil }],
  })
  expect(page.match(/<script/g)).toHaveLength(1)
  expect(page.match(/<\/template>/g)).toHaveLength(1)
  expect(page).not.toMatch(/" onload/)
  // What looks like a hole stays as it was typed.
  expect(draw({ title: '__price__ __nothing__' }).english).toContain(
    '<h1 lang="en">__price__ __nothing__</h1>',
  )
})

it('waits for the app where the build has no piece, or a picture is from elsewhere', () => {
  const loading = '<html><body><div id="root">loading</div></body></html>'
  expect(draw({ pictures: [] }).page).toBe(loading)
  expect(draw({ path: [] }).page).toBe(loading)
  expect(draw({ bundle: true, memberCovers: ['Schools/1', 'Schools/2'] }).page).toBe(loading)
})
