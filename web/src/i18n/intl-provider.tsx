import { use, useSyncExternalStore, type ReactNode } from 'react'
import { IntlProvider, type IntlConfig } from 'react-intl'
import { env } from '@/config/env.ts'
import { numberLocale } from '@/lib/number-words.ts'
import { timeZone } from '@/lib/time-zone.ts'
import { loadCatalogue, onCatalogue, readCatalogue, type Catalogue } from './catalogue.ts'
import { useLocale, type Locale } from './locale.ts'

/** A missing message would show its English text; the catalogue test prevents that. */
const onError: NonNullable<IntlConfig['onError']> = (error) => {
  if (env.development) throw error
}

const waiting = new Map<Locale, Promise<Catalogue>>()

/** `use` needs the same promise until it has settled. */
function catalogueOf(locale: Locale): Promise<Catalogue> {
  const known = waiting.get(locale)
  if (known) return known
  const whenReady = async (): Promise<Catalogue> => {
    await loadCatalogue(locale)
    return readCatalogue(locale) ?? whenReady()
  }
  const texts = whenReady()
  waiting.set(locale, texts)
  texts.catch(() => waiting.delete(locale))
  return texts
}

export function AppIntlProvider({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const ready = useSyncExternalStore(onCatalogue, () => readCatalogue(locale))
  // Not asked for what is there: a first `use` suspends even when its promise has settled. The page would be blank for a
  // moment, and React then waits three tenths of a second and draws it in slices.
  const messages = ready ?? use(catalogueOf(locale))
  return (
    <IntlProvider
      locale={numberLocale(locale)}
      defaultLocale="en-GB"
      messages={messages}
      timeZone={timeZone}
      onError={onError}
    >
      {children}
    </IntlProvider>
  )
}
