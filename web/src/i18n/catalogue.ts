import type { MessageFormatElement } from 'react-intl'
import { observableValue } from '@/lib/observable-value.ts'
import { addErrorMessages } from './error-messages.ts'
import { currentLocale, type Locale } from './locale.ts'

/** Plain texts in development, parsed messages in a build (scripts/compiled-catalogues.ts). */
export type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>

type Part = 'first' | 'rest'

/** Only the language in use is downloaded, and at first only the texts of the landing page. */
const files: Record<Locale, Record<Part, () => Promise<{ default: Catalogue }>>> = {
  en: { first: () => import('./en.json?part=first'), rest: () => import('./en.json?part=rest') },
  af: { first: () => import('./af.json?part=first'), rest: () => import('./af.json?part=rest') },
}

const loading = new Map<string, Promise<Catalogue>>()
const arrived = observableValue<Partial<Record<Locale, Partial<Record<Part, Catalogue>>>>>({})
const joined = new Map<Locale, { of: unknown; texts: Catalogue }>()
let restIsWanted = false

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
  if (restIsWanted && parts.rest === undefined && joined.get(locale) === undefined) return null
  const known = joined.get(locale)
  if (known?.of === parts) return known.texts
  const texts = { ...parts.first, ...parts.rest } as Catalogue // both parts come from the same compiler
  joined.set(locale, { of: parts, texts })
  return texts
}

export const onCatalogue = arrived.subscribe

export async function loadCatalogue(locale: Locale): Promise<void> {
  await Promise.all([
    loadPart(locale, 'first'),
    ...(restIsWanted ? [loadPart(locale, 'rest')] : []),
  ])
}

/** Loads a page, or part of one, together with the texts that the landing page does not need. */
export async function withTexts<T>(load: Promise<T>): Promise<T> {
  restIsWanted = true
  const [loaded, { serverMessages }, { constraintMessages }] = await Promise.all([
    load,
    import('./server-messages.ts'),
    import('./constraint-messages.ts'),
    loadCatalogue(currentLocale()),
  ])
  addErrorMessages({ ...serverMessages, ...constraintMessages })
  return loaded
}
