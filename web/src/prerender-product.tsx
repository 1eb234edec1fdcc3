import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { WebsiteLayout } from './app/layouts/website/website-layout.tsx'
import { ProductLayout } from './app/routes/website/product-layout.tsx'
import { whenInitialized } from './app/router.tsx'
import { paths } from './config/paths.ts'
import { ChargesVatDocument } from './domain/money/charges-vat.generated.ts'
import { VatIncluded } from './domain/money/vat-included.tsx'
import { DeliveryFacts } from './domain/product/delivery-facts.tsx'
import { BuyPanel_ItemFragmentDoc } from './features/cart/buy-panel.generated.ts'
import { BuyPanel } from './features/cart/buy-panel.tsx'
import { CategoryPath } from './features/catalogue/category-path.tsx'
import { ProductGallery_ItemFragmentDoc } from './features/catalogue/product-gallery.generated.ts'
import { ProductGallery } from './features/catalogue/product-gallery.tsx'
import { ProductPrice } from './features/catalogue/product-price.tsx'
import { ShareButton } from './features/catalogue/share-button.tsx'
import { apolloClient } from './graphql/client.ts'
import { loadCatalogue, withTexts } from './i18n/catalogue.ts'
import { showLocale, type Locale } from './i18n/locale.ts'
import { termNames, useTermName } from './i18n/term-name.ts'
import { formatRand, parseRand } from './lib/money.ts'
import { hole, makeHoles } from './prerender-holes.ts'

/** The most pictures and categories for which the page is drawn; one with more waits for the app. */
const most = { pictures: 6, categories: 3 }

/** Amounts that stand for a resource's own until the page is rendered. */
const amount = { list: '2222.22', sale: '1111.11', percent: '33' }

const many = (count: number) => Array.from({ length: count }, (_, index) => String(index))

/** A reference to what was written into the cache, of whatever fragment the component reads. */
const item = (nodeId: string) => ({ __typename: 'ShopItem' as const, nodeId }) as never

type Piece = [name: string, element: ReactElement]

/** Pictures of resources come in several sizes, a bundle's own in one. */
const sized = { sizes: 'sized', folder: 'Products/', least: 0 }
const whole = { sizes: 'whole', folder: '', least: 1 }

/** A gallery for each kind of item with each number of pictures, by a name that the function builds again. */
function galleries(): Piece[] {
  const kinds = [
    { kind: 'product', ...sized },
    ...['bundle-0', 'bundle-2', 'bundle-3'].flatMap((kind) => [
      { kind, ...sized },
      { kind, ...whole },
    ]),
  ]
  return kinds.flatMap(({ kind, sizes, folder, least }) =>
    many(most.pictures + 1)
      .slice(least)
      .map((count): Piece => {
        const name = `${kind}-${count}-${sizes}`
        apolloClient.cache.writeFragment({
          id: name,
          fragment: ProductGallery_ItemFragmentDoc,
          fragmentName: 'ProductGallery_item',
          data: {
            __typename: 'ShopItem',
            nodeId: name,
            title: hole('title'),
            thumbnails: many(Number(count)).map((each) => folder + hole(`picture${each}`)),
            productBundleId: kind === 'product' ? null : hole('id'),
            memberCovers: many(Number(kind.split('-')[1] ?? 0)).map(
              (each) => sized.folder + hole(`cover${each}`),
            ),
          },
        })
        return [`gallery-${name}`, <ProductGallery key={name} item={item(name)} />]
      }),
  )
}

function pieces(): Piece[] {
  const sold = { price: amount.list, salePrice: amount.sale, discountPercentage: null }
  return [
    ...galleries(),
    ...many(most.categories + 1).map((count): Piece => [
      `path-${count}`,
      <CategoryPath
        key={count}
        path={many(Number(count)).map((step) => ({
          id: hole(`category${step}`),
          name: hole(`name${step}`),
        }))}
        home={paths.homeSection.href('resources')}
        category={paths.category.href}
      />,
    ]),
    ['price-free', <ProductPrice item={{ ...sold, price: null }} place="detail" />],
    ['price-whole', <ProductPrice item={{ ...sold, price: amount.sale }} place="detail" />],
    ['price-reduced', <ProductPrice item={sold} place="detail" />],
    [
      'price-discounted',
      <ProductPrice item={{ ...sold, discountPercentage: amount.percent }} place="detail" />,
    ],
    ['vat', <VatIncluded price={amount.sale} />],
    ['delivery-product', <DeliveryFacts bundle={false} />],
    ['delivery-bundle', <DeliveryFacts bundle />],
  ]
}

function Pieces() {
  const termName = useTermName()
  return (
    <>
      {pieces().map(([name, element]) => (
        <div key={name} data-piece={name}>
          {element}
        </div>
      ))}
      <div data-terms={JSON.stringify(termNames().map((name) => [name, termName(name)]))} />
    </>
  )
}

/** What visitors see, with holes for what belongs to one resource. */
function Frame() {
  return (
    // As high as a window, so that the footer does not move when the app adds the rest.
    <div className="page py-8 min-[740px]:py-12" style={{ minHeight: '100vh' }}>
      <ProductLayout
        path={hole('path')}
        gallery={hole('gallery')}
        title={hole('title')}
        language={hole('language')}
        price={hole('price')}
        vat={hole('vat')}
        delivery={hole('delivery')}
        actions={
          <>
            <BuyPanel item={item('bought')} title={hole('title')} ready />
            <ShareButton id={hole('id')} />
          </>
        }
      />
    </div>
  )
}

/** The parts of a resource's page in one language (docs/decisions/071-product-page-is-drawn.md). */
export interface ProductParts {
  /** The whole page around the others. */
  frame: string
  pieces: Record<string, string>
  /** Names of categories in this language. */
  terms: Record<string, string>
}

async function render(path: string, isWhole: (place: Element) => boolean): Promise<HTMLElement> {
  const place = document.createElement('div')
  document.body.append(place)
  const router = createMemoryRouter(
    [
      { Component: WebsiteLayout, children: [{ path: '/frame', Component: Frame }] },
      { path: '/pieces', Component: Pieces },
    ],
    { initialEntries: [path] },
  )
  await whenInitialized(router)
  const root = createRoot(place)
  root.render(<App router={router} />)
  for (let tries = 0; tries < 100 && !isWhole(place); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const rendered = place.cloneNode(true) as HTMLElement // of the same element
  root.unmount()
  router.dispose()
  place.remove()
  return rendered
}

/** Renders them with the app's own components. Runs at build time in jsdom, never in a browser. */
export async function renderProduct(locale: Locale): Promise<ProductParts> {
  showLocale(locale)
  await withTexts(loadCatalogue(locale))
  apolloClient.writeQuery({ query: ChargesVatDocument, data: { chargesVat: true } })
  apolloClient.cache.writeFragment({
    id: 'bought',
    fragment: BuyPanel_ItemFragmentDoc,
    fragmentName: 'BuyPanel_item',
    data: {
      __typename: 'ShopItem',
      nodeId: 'bought',
      id: hole('id'),
      productId: hole('id'),
      productBundleId: null,
      price: amount.list,
      salePrice: amount.sale,
      product: null,
      productBundle: null,
    },
  })
  const frame = await render('/frame', (place) => place.querySelector('footer') !== null)
  const parts = await render('/pieces', (place) => place.querySelector('[data-terms]') !== null)
  const shown = (text: string) => formatRand(parseRand(text), locale)
  for (const price of parts.querySelectorAll('[data-piece^="price-"]'))
    makeHoles(price, {
      list: shown(amount.list),
      sale: shown(amount.sale),
      percent: amount.percent,
    })
  const terms = JSON.parse(
    parts.querySelector('[data-terms]')?.getAttribute('data-terms') ?? '[]',
  ) as [string, string][] // as written above
  showLocale('en')
  return {
    frame: frame.innerHTML,
    pieces: Object.fromEntries(
      [...parts.querySelectorAll('[data-piece]')].map((piece) => [
        piece.getAttribute('data-piece') ?? '',
        piece.innerHTML,
      ]),
    ),
    terms: Object.fromEntries(terms),
  }
}
