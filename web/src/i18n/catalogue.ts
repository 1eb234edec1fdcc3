import type { MessageFormatElement } from 'react-intl'
import { observableValue } from '@/lib/observable-value.ts'
import { pageStands } from '@/lib/page-stands.ts'
import { onUnknownError } from './error-messages.ts'
import { currentLocale, type Locale } from './locale.ts'

/** Plain texts in development, parsed messages in a build (scripts/compiled-catalogues.ts). */
export type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>

/** The areas of the app that most visits do not open. */
export type Area =
  'account' | 'back-office' | 'checkout' | 'orders' | 'papers' | 'planner' | 'website'

type Part = 'first' | 'rest' | Area

type LoadTexts = () => Promise<{ default: Catalogue }>

/** Only the language in use is downloaded, and only the texts of the pages that were opened. */
const files: Record<Locale, Record<Part, LoadTexts>> = {
  en: {
    first: () => import('./en.json?part=first'),
    rest: () => import('./en.json?part=rest'),
    'back-office': () => import('./en.json?part=back-office'),
    account: () => import('./en.json?part=account'),
    checkout: () => import('./en.json?part=checkout'),
    orders: () => import('./en.json?part=orders'),
    papers: () => import('./en.json?part=papers'),
    planner: () => import('./en.json?part=planner'),
    website: () => import('./en.json?part=website'),
  },
  af: {
    first: () => import('./af.json?part=first'),
    rest: () => import('./af.json?part=rest'),
    'back-office': () => import('./af.json?part=back-office'),
    account: () => import('./af.json?part=account'),
    checkout: () => import('./af.json?part=checkout'),
    orders: () => import('./af.json?part=orders'),
    papers: () => import('./af.json?part=papers'),
    planner: () => import('./af.json?part=planner'),
    website: () => import('./af.json?part=website'),
  },
}

const loading = new Map<string, Promise<Catalogue>>()
const arrived = observableValue<
  Partial<Record<Locale, Partial<Record<Part | 'errors', Catalogue>>>>
>({})
const joined = new Map<Locale, { of: unknown; texts: Catalogue }>()
const wanted = new Set<Part>(['first'])

function loadPart(locale: Locale, part: Part): Promise<Catalogue> {
  return loadOnce(locale, part, files[locale][part])
}

function loadOnce(locale: Locale, part: Part | 'errors', load: LoadTexts): Promise<Catalogue> {
  const key = `${locale} ${part}`
  const known = loading.get(key)
  if (known) return known
  const catalogue = load().then(({ default: texts }) => {
    const now = arrived.get()
    arrived.set({ ...now, [locale]: { ...now[locale], [part]: texts } })
    return texts
  })
  loading.set(key, catalogue)
  // A failed download must not be cached.
  catalogue.catch(() => loading.delete(key))
  return catalogue
}

/** All texts requested so far, or null while some are still loading. */
export function readCatalogue(locale: Locale): Catalogue | null {
  const parts = arrived.get()[locale]
  if (parts?.first === undefined) return null
  const known = joined.get(locale)
  if (known === undefined && [...wanted].some((part) => parts[part] === undefined)) return null
  if (known?.of === parts) return known.texts
  const texts = Object.assign({}, ...Object.values(parts)) as Catalogue // all parts come from the same compiler
  joined.set(locale, { of: parts, texts })
  return texts
}

export const onCatalogue = arrived.subscribe

export async function loadCatalogue(locale: Locale): Promise<void> {
  await Promise.all([
    ...[...wanted].map(async (part) => loadPart(locale, part)),
    loadErrorTexts(locale),
  ])
}

let errorTexts: Record<Locale, LoadTexts> | undefined

/** The sentences for errors in a language, once they are wanted; where they cannot be loaded, the first ones have to do. */
async function loadErrorTexts(locale: Locale): Promise<Catalogue | undefined> {
  if (errorTexts === undefined) return undefined
  return loadOnce(locale, 'errors', errorTexts[locale]).catch(() => undefined)
}

/** Loads what the server's refusals are called. It is no part of a page: nothing was refused before the page stood. */
export async function loadErrorWords(): Promise<void> {
  errorTexts = (await import('./further-messages.ts')).errorTexts
  await loadErrorTexts(currentLocale())
}

const askForErrorWords = async () => loadErrorWords().catch(() => undefined)

onUnknownError(askForErrorWords)

/** What somebody does comes before what is refused. */
const touched = () =>
  new Promise((resolve) => {
    document.addEventListener('pointerdown', resolve, { once: true })
    document.addEventListener('keydown', resolve, { once: true })
  })

let standing: Promise<unknown> | undefined

const touchedOrStands = () => (standing ??= Promise.race([pageStands, touched()]))

/**
 * Loads a page, or part of one, together with the texts that the landing page does not need. The sentences for errors
 * follow when the page stands or is touched.
 * @param areas those of the page that have a file of texts
 */
export async function withTexts<T>(load: Promise<T>, ...areas: readonly Area[]): Promise<T> {
  wanted.add('rest')
  for (const area of areas) wanted.add(area)
  const [loaded] = await Promise.all([load, loadCatalogue(currentLocale())])
  // Those that cannot be loaded now are asked for again with the next page.
  if (errorTexts === undefined) void touchedOrStands().then(askForErrorWords)
  return loaded
}
