import { render, type RenderResult } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { ReactElement, ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import afrikaans from '@/i18n/af.json'
import english from '@/i18n/en.json'
import { numberLocale } from '@/lib/number-words.ts'

/** Renders with the real catalogue of a language, which a `rerender` keeps. */
export function renderScreen(
  screen: ReactElement,
  { locale = 'en' }: { locale?: 'en' | 'af' } = {},
): RenderResult & { user: UserEvent } {
  const messages = locale === 'af' ? afrikaans : english
  const user = userEvent.setup()
  const inLanguage = (shown: ReactNode) => (
    <IntlProvider locale={numberLocale(locale)} messages={messages}>
      {shown}
    </IntlProvider>
  )
  const rendered = render(inLanguage(screen))
  return { user, ...rendered, rerender: (shown) => rendered.rerender(inLanguage(shown)) }
}
