import { useSyncExternalStore } from 'react'
import { observableValue } from '@/lib/observable-value.ts'
import { stored } from '@/lib/stored.ts'

export type Locale = 'en' | 'af'

/** Also read by the script in index.html before the first paint. */
const key = 'kryt.locale'

const isLocale = (text: string | null): text is Locale => text === 'en' || text === 'af'

/** What this browser shows, by a choice or by the profile of who is signed in; null until there was either. */
export const keptLocale = (): Locale | null => {
  const kept = stored.read(key)
  return isLocale(kept) ? kept : null
}

const locale = observableValue<Locale>(keptLocale() ?? 'en')
const choices = new Set<() => void>()

/** English unless there is another language. */
export const currentLocale = locale.get
/** Told of every change, by a choice or by a profile. */
export const onLocaleChange = locale.subscribe

/** Called when a person chooses a language, not when a profile brings one. */
export function onLocaleChosen(listener: () => void) {
  choices.add(listener)
}

/** Shows another language, such as the profile's. */
export function showLocale(next: Locale) {
  stored.write(key, next)
  document.documentElement.lang = next
  locale.set(next)
}

/** A person's own choice, which is saved to the profile of whoever is signed in. */
export function chooseLocale(next: Locale) {
  showLocale(next)
  for (const listener of choices) listener()
}

/** At sign-out: the next person is not spoken to in this one's language. The open page keeps it until it is left. */
export function forgetLocale() {
  stored.write(key, null)
}

export function useLocale(): Locale {
  return useSyncExternalStore(locale.subscribe, locale.get)
}
