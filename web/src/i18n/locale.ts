import { useSyncExternalStore } from 'react'
import { observableValue } from '@/lib/observable-value.ts'
import { stored } from '@/lib/stored.ts'

export type Locale = 'en' | 'af'

/** Read by the script in index.html before the first paint. */
const key = 'kryt.locale'

const readLocale = (): Locale | null => {
  const chosen = stored.read(key)
  return chosen === 'en' || chosen === 'af' ? chosen : null
}

const locale = observableValue<Locale>(readLocale() ?? 'en')

/** English unless chosen otherwise. */
export const currentLocale = locale.get
export const onLocaleChange = locale.subscribe

/** False until this browser's user has chosen; then a profile's language may decide. */
export const hasChosenLocale = () => readLocale() !== null

export function chooseLocale(next: Locale) {
  stored.write(key, next)
  document.documentElement.lang = next
  locale.set(next)
}

export function useLocale(): Locale {
  return useSyncExternalStore(locale.subscribe, locale.get)
}
