import { readManifest } from './manifest.ts'
import { areaOf } from './text-parts.ts'

const routes = 'src/app/routes'
const texts = (locale: string, part: string) => `src/i18n/${locale}.json?part=${part}`

/** The modules that a page would load one after the other, by the first part of its address. */
const modulesOf: Record<string, string[]> = {
  '': [],
  about: [`${routes}/website/about.tsx`],
  'meet-the-team': [`${routes}/website/team.tsx`],
  'contact-us': [`${routes}/website/contact-us.tsx`],
  prices: [`${routes}/website/prices.tsx`],
  terms: [`${routes}/website/terms.tsx`],
  legal: [`${routes}/website/legal.tsx`],
  product: [`${routes}/website/product.tsx`, 'src/components/rich-text.tsx'],
  category: [`${routes}/website/category.tsx`],
  auth: [`${routes}/auth/auth-layout.tsx`, `${routes}/auth/sign-in.tsx`],
  // A visitor who opens the shop is redirected to sign-in.
  app: [`${routes}/auth/auth-layout.tsx`, `${routes}/auth/sign-in.tsx`],
}

/** What renews a session. Browsers whose session still lasts need it only after the page (src/lib/session.ts). */
const renewing = ['src/lib/auth-client.ts']
/** What a signed-in person's browser loads on every page of the website, and of the app. */
const onWebsite = ['src/features/cart/cart-button-entry.ts']
const frame = ['src/app/layouts/app/app-layout.tsx']
const library = [...frame, `${routes}/library/library.tsx`]

/**
 * The same for a signed-in person: pages of the app by the first two parts of their address, public ones by the first.
 * `app` stands for its other pages.
 */
const signedInModulesOf: Record<string, string[]> = {
  ...Object.fromEntries(
    Object.entries(modulesOf).map(([page, modules]) => [page, [...onWebsite, ...modules]]),
  ),
  app: frame,
  'app/products': [...frame, `${routes}/shop/shelf.tsx`],
  'app/productorders': [...frame, `${routes}/shop/orders.tsx`],
  'app/purchased-resources': library,
  'app/bought-products': library,
  'app/subscribed-products': library,
  'app/calendar': [...frame, `${routes}/workspace/calendar.tsx`],
}

type Locale = 'en' | 'af'

const areasOf = (modules: readonly string[]) => [
  ...new Set(modules.flatMap((module) => areaOf(module) ?? [])),
]

/** The files that pages need beyond those named in index.html, for each language, as places in one list. */
export interface PageChunks {
  files: string[]
  visitor: Record<string, Record<Locale, number[]>>
  signedIn: Record<string, Record<Locale, number[]>>
  renewing: number[]
}

/** Reads these files from the manifest of a build. */
export function pageChunks(outDir: string): PageChunks {
  const manifest = readManifest(outDir)
  const closure = (module: string, into: Set<string>) => {
    const chunk = manifest[module]
    if (chunk === undefined) throw new Error(`not in the build: ${module}`)
    if (into.has(chunk.file)) return into
    into.add(chunk.file)
    for (const style of chunk.css) into.add(style)
    for (const imported of chunk.imports) closure(imported, into)
    return into
  }
  const always = closure('index.html', new Set())
  const list = new Map<string, number>()
  const places = (modules: string[]) => {
    const all = new Set<string>()
    for (const module of modules) closure(module, all)
    return [...all]
      .filter((file) => !always.has(file))
      .map((file) => {
        const place = list.get(file) ?? list.size
        list.set(file, place)
        return place
      })
  }
  const pages = (all: Record<string, string[]>) =>
    Object.fromEntries(
      Object.entries(all).map(([page, modules]) => {
        const withTexts = (locale: Locale) =>
          places([
            texts(locale, 'first'),
            ...(modules.length === 0 ? [] : [...modules, texts(locale, 'rest')]),
            ...areasOf(modules).map((area) => texts(locale, area)),
          ])
        return [page, { en: withTexts('en'), af: withTexts('af') }]
      }),
    )
  const [visitor, known] = [pages(modulesOf), pages(signedInModulesOf)]
  const renewal = places(renewing)
  const files = [...list.keys()].map((file) => `/${file}`)
  return { files, visitor, signedIn: known, renewing: renewal }
}
