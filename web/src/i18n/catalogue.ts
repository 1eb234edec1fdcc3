import type { MessageFormatElement } from 'react-intl'
import { observableValue } from '@/lib/observable-value.ts'
import { addErrorMessages } from './error-messages.ts'
import { currentLocale, type Locale } from './locale.ts'

/** Plain texts in development, parsed messages in a build (scripts/compiled-catalogues.ts). */
export type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>

/** The areas of the app that most visits do not open. */
export type Area = 'account' | 'back-office' | 'orders' | 'papers' | 'planner' | 'website'

type Part = 'first' | 'rest' | Area

type Files = Record<Part, () => Promise<{ default: Catalogue }>>

/** Only the language in use is downloaded, and only the texts of the pages that were opened. */
const files: Record<Locale, Files> = {
  en: {
    first: () => import('./en.json?part=first'),
    rest: () => import('./en.json?part=rest'),
    'back-office': () => import('./en.json?part=back-office'),
    account: () => import('./en.json?part=account'),
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
    orders: () => import('./af.json?part=orders'),
    papers: () => import('./af.json?part=papers'),
    planner: () => import('./af.json?part=planner'),
    website: () => import('./af.json?part=website'),
  },
}

const loading = new Map<string, Promise<Catalogue>>()
const arrived = observableValue<Partial<Record<Locale, Partial<Record<Part, Catalogue>>>>>({})
const joined = new Map<Locale, { of: unknown; texts: Catalogue }>()
const wanted = new Set<Part>(['first'])

function loadPart(locale: Locale, part: Part): Promise<Catalogue> {
  const key = `${locale} ${part}`
  const known = loading.get(key)
  if (known) return known
  const catalogue = files[locale][part]().then(({ default: texts }) => {
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
  await Promise.all([...wanted].map(async (part) => loadPart(locale, part)))
}

/**
 * Loads a page, or part of one, together with the texts that the landing page does not need.
 * @param areas those of the page that have a file of texts
 */
export async function withTexts<T>(load: Promise<T>, ...areas: readonly Area[]): Promise<T> {
  wanted.add('rest')
  for (const area of areas) wanted.add(area)
  const [loaded, { furtherMessages }] = await Promise.all([
    load,
    import('./further-messages.ts'),
    loadCatalogue(currentLocale()),
  ])
  addErrorMessages(furtherMessages)
  return loaded
}
