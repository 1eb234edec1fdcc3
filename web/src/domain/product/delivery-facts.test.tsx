import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { paths } from '@/config/paths.ts'
import { showLocale } from '@/i18n/locale.ts'
import { renderScreen } from '@/testing/render.tsx'
import { DeliveryFacts } from './delivery-facts.tsx'

afterEach(() => showLocale('en'))

const facts = {
  en: 'Delivery R160.00, once per order. The courier has it within 5 working days. You may return what is posted within 7 days of receiving it: returns.',
  af: 'Aflewering R160,00, een keer per bestelling. Die koerier het dit binne 5 werksdae. Wat gepos word, mag jy binne 7 dae ná ontvangs terugstuur: terugsendings.',
}
const ofBundle = {
  en: 'Some of this bundle is posted.',
  af: '’n Deel van hierdie bundel word gepos.',
}

test.each([
  ['en', false],
  ['en', true],
  ['af', false],
  ['af', true],
] as const)(
  'what delivery costs, when it comes, and returns (%s, bundle: %s)',
  (locale, bundle) => {
    showLocale(locale) // that of amounts
    const { container } = renderScreen(
      <MemoryRouter>
        <DeliveryFacts bundle={bundle} />
      </MemoryRouter>,
      { locale },
    )
    const words = bundle ? `${ofBundle[locale]} ${facts[locale]}` : facts[locale]
    expect(container.textContent).toBe(words)
    expect(screen.getByRole('link')).toHaveAttribute('href', paths.terms.href())
  },
)
