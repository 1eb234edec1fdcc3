import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { useLoaderData } from 'react-router-dom'
import { PageHead } from '@/components/page-head.tsx'
import { StructuredData } from '@/components/structured-data.tsx'
import { paths } from '@/config/paths.ts'
import { siteOrigin } from '@/config/site-origin.ts'
import { landingLoader, shouldRevalidateLanding, type LandingData } from './landing-loader.ts'
import { Hero } from './sections/hero.tsx'
import { HomeStripPlace } from './sections/home-strip-place.tsx'
import { Resources } from './sections/resources.tsx'

const BelowTheShelf = lazy(() =>
  import('./sections/below-the-shelf.tsx').then((module) => ({ default: module.BelowTheShelf })),
)

export const loader = landingLoader
export const shouldRevalidate = shouldRevalidateLanding

export function Component() {
  const intl = useIntl()
  const data = useLoaderData<LandingData>()
  return (
    <>
      <PageHead
        description={intl.formatMessage({
          defaultMessage:
            'Planning and teaching resources for South African teachers, in English and Afrikaans.',
          id: '7ZHeAf',
        })}
      />
      <StructuredData
        thing={{
          '@type': 'Organization',
          name: 'Kryt',
          url: `${siteOrigin()}/`,
          logo: `${siteOrigin()}/social-card.png`,
          areaServed: 'ZA',
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer support',
            url: `${siteOrigin()}${paths.contact.href()}`,
            availableLanguage: ['English', 'Afrikaans'],
          },
        }}
      />
      <HomeStripPlace />
      <Hero />
      <Resources {...data} />
      {/* Keeps the footer below the window until its position is known. */}
      <Suspense fallback={<div className="min-h-[300vh]" />}>
        <BelowTheShelf />
      </Suspense>
    </>
  )
}
