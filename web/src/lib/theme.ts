import { useSyncExternalStore } from 'react'
import { observableValue } from './observable-value.ts'
import { stored } from './stored.ts'

export type Theme = 'light' | 'dark'

/** Read by the script in index.html before the first paint. */
const key = 'kryt.theme'

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)')
const systemTheme = (): Theme => (systemIsDark().matches ? 'dark' : 'light')

function wantedTheme(): Theme {
  const chosen = stored.read(key)
  return chosen === 'dark' || chosen === 'light' ? chosen : systemTheme()
}

const current = observableValue<Theme>('light')

function apply() {
  const theme = wantedTheme()
  document.documentElement.dataset['theme'] = theme
  current.set(theme)
}

/** Shows the stored or the system's theme and follows the system from then on. */
export function startTheme() {
  apply()
  systemIsDark().addEventListener('change', apply)
}

/** Choosing what the system says anyway means: follow the system again. */
export function chooseTheme(theme: Theme) {
  stored.write(key, theme === systemTheme() ? null : theme)
  apply()
}

export function useTheme(): Theme {
  return useSyncExternalStore(current.subscribe, current.get)
}
