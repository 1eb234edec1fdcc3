import { lazy, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { FormError } from '@/components/form/form-error.tsx'
import { LoadingStroke } from '@/components/loading-stroke.tsx'
import { Button } from '@/components/ui/button.tsx'
import { withTexts } from '@/i18n/catalogue.ts'

const NotFound = lazy(() =>
  withTexts(import('./not-found.tsx')).then((module) => ({ default: module.NotFound })),
)

/** Shown in place of a page that failed. The frame around it stays. */
export function RouteError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Suspense fallback={<LoadingStroke />}>
        <NotFound />
      </Suspense>
    )
  }
  return (
    <div className="page grid max-w-xl flex-1 content-center justify-items-start gap-6 py-16">
      <h1 className="text-3xl">
        <FormattedMessage defaultMessage="This page could not be shown" id="6rn3wY" />
      </h1>
      <FormError error={error} />
      <Button onClick={() => window.location.reload()}>
        <FormattedMessage defaultMessage="Try again" id="FazwRl" />
      </Button>
    </div>
  )
}
