import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { useLoaderData } from 'react-router-dom'
import { PageHead } from '@/components/page-head.tsx'
import { landingLoader, shouldRevalidateLanding, type LandingData } from './landing-loader.ts'
import { Hero } from './sections/hero.tsx'
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
      <Hero />
      <Resources {...data} />
      {/* Keeps the footer out of sight until its own place is known. */}
      <Suspense fallback={<div className="min-h-[300vh]" />}>
        <BelowTheShelf />
      </Suspense>
    </>
  )
}
