import { escapeMarkup } from '../_shared/text/escape.ts'
import { cents, formatCents } from '../_shared/text/cents.ts'
import type { LanguageParts, PageParts } from './page-parts.ts'
import type { Product } from './product.ts'

type Language = 'en' | 'af'

/**
 * Fills each hole once. What is put in is not looked through again, so that a title that looks like a hole stays a
 * title. @throws Error for a hole without a value
 */
function filled(template: string, values: ReadonlyMap<string, string>): string {
  return template.replaceAll(/__([a-z]+\d?)__/g, (_hole, name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`nothing for ${name}`)
    return value
  })
}

/** Pictures in this folder come in several sizes, others in one. */
const sized = 'Products/'
const areSized = (keys: string[]) => keys.every((key) => key.startsWith(sized))

/** A key as it stands in an address in an attribute. */
const inAddress = (key: string) => escapeMarkup(key.split('/').map(encodeURIComponent).join('/'))

/** What the holes of these keys are filled with: pieces for pictures in several sizes name the folder themselves. */
function pictureHoles(name: string, keys: string[]): [string, string][] {
  const begin = areSized(keys) ? sized.length : 0
  return keys.map((key, at) => [`${name}${String(at)}`, inAddress(key.slice(begin))])
}

/** The name that the build gave to the gallery for an item like this. */
function galleryOf({ bundle, memberCovers, pictures }: Product): string {
  const fan = memberCovers.length > 1 ? String(memberCovers.length) : '0'
  const kind = bundle ? `bundle-${fan}` : 'product'
  return `gallery-${kind}-${String(pictures.length)}-${areSized(pictures) ? 'sized' : 'whole'}`
}

function priceOf({ listPrice, price, discountPercentage }: Product): string {
  if (cents(listPrice) === 0) return 'price-free'
  if (cents(price) >= cents(listPrice)) return 'price-whole'
  return Number(discountPercentage) > 0 ? 'price-discounted' : 'price-reduced'
}

/** Null when the build has no piece for an item like this. */
function drawnIn(
  { frame, pieces, terms }: LanguageParts,
  language: Language,
  id: string,
  product: Product,
): string | null {
  const gallery = areSized(product.memberCovers) ? pieces[galleryOf(product)] : undefined
  const path = pieces[`path-${String(product.path.length)}`]
  const price = pieces[priceOf(product)]
  if (gallery === undefined || path === undefined || price === undefined) return null
  const inLanguage = (name: string) => (Object.hasOwn(terms, name) ? terms[name] : null) ?? name
  const money = (amount: string) => formatCents(cents(amount), language)
  const percent = new Intl.NumberFormat(language === 'af' ? 'af-ZA' : 'en-GB').format(
    Number(product.discountPercentage),
  )
  const values = new Map([
    ['id', id],
    ['title', escapeMarkup(product.title)],
    // The title of a resource without a language is read in that of the page.
    ['language', escapeMarkup(product.language ?? language)],
    ['list', money(product.listPrice)],
    ['sale', money(product.price)],
    ['percent', percent],
    ...pictureHoles('picture', product.pictures),
    ...pictureHoles('cover', product.memberCovers),
    ...product.path.flatMap(({ id: category, name }, at): [string, string][] => [
      [`category${String(at)}`, category],
      [`name${String(at)}`, escapeMarkup(inLanguage(name))],
    ]),
  ])
  const vat = product.chargesVat && cents(product.price) > 0 ? (pieces['vat'] ?? '') : ''
  const delivery = product.physical
    ? (pieces[`delivery-${product.bundle ? 'bundle' : 'product'}`] ?? '')
    : ''
  const parts = new Map([
    ...values,
    ['path', filled(path, values)],
    ['gallery', filled(gallery, values)],
    ['price', filled(price, values)],
    ['vat', vat],
    ['delivery', delivery],
  ])
  return filled(frame, parts)
}

/** Puts the reader's language in place before anything is painted; the page itself is in English. */
const chooseLanguage = `<script>
(function () {
  var other = document.getElementById('in-afrikaans')
  var page = document.documentElement
  if (page.lang === 'af') {
    document.getElementById('root').replaceChildren(other.content)
    if (page.dataset.waiting === 'language') delete page.dataset.waiting
  }
  other.remove()
})()
</script>`

/**
 * The page with the resource drawn in the root, as visitors see it, until the app takes over: path, pictures, title,
 * price, delivery and the button. An item that the build did not foresee (more pictures than six) gets the loader.
 */
export function drawnPage(
  { start, loader, end, languages }: PageParts,
  id: string,
  product: Product,
): string {
  const english = drawnIn(languages.en, 'en', id, product)
  const afrikaans = drawnIn(languages.af, 'af', id, product)
  if (english === null || afrikaans === null) return loadingPage({ start, loader, end })
  return [
    start,
    `<div id="root" data-prerendered="" data-drawn="">${english}</div>`,
    `<template id="in-afrikaans">${afrikaans}</template>${chooseLanguage}`,
    end,
  ].join('')
}

/** The page that every other address answers: the loader until the app has run. */
export const loadingPage = ({ start, loader, end }: Omit<PageParts, 'languages'>) =>
  `${start}<div id="root">${loader}</div>${end}`
