import { useSyncExternalStore } from 'react'
import { observableValue } from '@/lib/observable-value.ts'
import { stored } from '@/lib/stored.ts'

export type Locale = 'en' | 'af'

/** Also read by the script in index.html before the first paint. */
const key = 'kryt.locale'

const readLocale = (): Locale | null => {
  const chosen = stored.read(key)
  return chosen === 'en' || chosen === 'af' ? chosen : null
}

const locale = observableValue<Locale>(readLocale() ?? 'en')

/** English unless another language was chosen. */
export const currentLocale = locale.get
export const onLocaleChange = locale.subscribe

/** False until a language was chosen in this browser; until then the profile's language applies. */
export const hasChosenLocale = () => readLocale() !== null

export function chooseLocale(next: Locale) {
  stored.write(key, next)
  document.documentElement.lang = next
  locale.set(next)
}

export function useLocale(): Locale {
  return useSyncExternalStore(locale.subscribe, locale.get)
}
