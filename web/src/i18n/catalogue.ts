import type { MessageFormatElement } from 'react-intl'
import type { Locale } from './locale.ts'

/** Texts while developing, parsed messages in a build (scripts/compiled-catalogues.ts). */
export type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>

const loaded = new Map<Locale, Promise<Catalogue>>()

/** Only the language in use is downloaded. */
export function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const known = loaded.get(locale)
  if (known) return known
  const catalogue = (locale === 'af' ? import('./af.json') : import('./en.json')).then(
    (module): Catalogue => module.default,
  )
  loaded.set(locale, catalogue)
  // A failed download must not stay for ever.
  catalogue.catch(() => loaded.delete(locale))
  return catalogue
}
