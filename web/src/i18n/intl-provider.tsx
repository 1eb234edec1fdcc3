import { use, type ReactNode } from 'react'
import { IntlProvider, type IntlConfig } from 'react-intl'
import { env } from '@/config/env.ts'
import { timeZone } from '@/lib/dates.ts'
import { loadCatalogue } from './catalogue.ts'
import { useLocale } from './locale.ts'

/** A missing message shows its English text; the catalogue test keeps this from happening. */
const onError: NonNullable<IntlConfig['onError']> = (error) => {
  if (env.development) throw error
}

export function AppIntlProvider({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const messages = use(loadCatalogue(locale))
  return (
    <IntlProvider
      locale={locale === 'af' ? 'af-ZA' : 'en-ZA'}
      defaultLocale="en-ZA"
      messages={messages}
      timeZone={timeZone}
      onError={onError}
    >
      {children}
    </IntlProvider>
  )
}
