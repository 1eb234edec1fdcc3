import { useReadQuery, type QueryRef } from '@apollo/client/react'
import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import {
  Link,
  useLoaderData,
  useLocation,
  useNavigate,
  useOutletContext,
  useRevalidator,
  type LoaderFunctionArgs,
} from 'react-router-dom'
import { ClosedDoorDrawing } from '@/components/brand/drawings/closed-door.tsx'
import { EmptyState } from '@/components/empty-state.tsx'
import { PageTitle } from '@/components/page-title.tsx'
import { RegionErrorBoundary } from '@/components/region-error-boundary.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent, DialogTitle, focusWhole } from '@/components/ui/dialog.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { paths } from '@/config/paths.ts'
import { BundleContent } from '@/features/library/bundle-content.tsx'
import { readLibraryItem } from '@/features/library/library-item.ts'
import { PagePreviews } from '@/features/library/page-previews.tsx'
import { ResourceContent } from '@/features/library/resource-content.tsx'
import { preloadQuery } from '@/graphql/client.ts'
import {
  LibraryContentDocument,
  type LibraryContentQuery,
} from '@/features/library/content-query.generated.ts'
import { isUuid } from '@/lib/uuid.ts'
import { libraryAddress } from './library-address.ts'
import type { LibraryData } from './library-loader.ts'

/** The cache is not used, because an order may have been paid or cancelled a moment ago. */
export function loader({ params: { productId = '' } }: LoaderFunctionArgs) {
  const query = isUuid(productId)
    ? preloadQuery(LibraryContentDocument, {
        variables: { id: productId },
        fetchPolicy: 'network-only',
      })
    : null
  return { id: productId, query }
}

/** The content of a resource or bundle in a dialog over the library; it has its own address. */
export function Component() {
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { overShelf?: boolean } | null } // only the list sets it
  const { revalidate } = useRevalidator()
  const { id, query } = useLoaderData<typeof loader>()
  const { view, filters } = useOutletContext<LibraryData>()
  // Goes back in the history, so that "forward" opens the content again.
  const close = () =>
    state?.overShelf === true
      ? void navigate(-1)
      : void navigate(libraryAddress(view, filters), { replace: true, preventScrollReset: true })
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent aria-describedby={undefined} onOpenAutoFocus={focusWhole}>
        <RegionErrorBoundary
          key={id}
          heading={
            <DialogTitle className="pr-0! text-center">
              <FormattedMessage defaultMessage="This page could not be shown" id="6rn3wY" />
            </DialogTitle>
          }
          onRetry={() => void revalidate()}
        >
          <Suspense fallback={<ContentPageSkeleton />}>
            {query === null ? <NotInLibrary id={null} /> : <Content id={id} query={query} />}
          </Suspense>
        </RegionErrorBoundary>
      </DialogContent>
    </Dialog>
  )
}

function Content({ id, query }: { id: string; query: QueryRef<LibraryContentQuery> }) {
  const { data } = useReadQuery(query)
  const item = readLibraryItem(data)
  if (item === null) return <NotInLibrary id={id} />
  const title = item.kind === 'resource' ? item.resource.title : item.title
  return (
    <>
      <PageTitle title={title} />
      <div className="px-6 pt-5 pb-8">
        <p className="text-ink-muted text-sm font-medium">
          {item.kind === 'resource' ? (
            <FormattedMessage defaultMessage="My Library" id="yYSYmu" />
          ) : (
            <FormattedMessage
              defaultMessage="{count, plural, one {Bundle of # resource} other {Bundle of # resources}}"
              id="hJwZib"
              values={{ count: item.resources.length }}
            />
          )}
        </p>
        <DialogTitle
          className="mt-1 text-[26px] leading-tight wrap-anywhere"
          lang={item.kind === 'resource' ? (item.resource.language ?? undefined) : undefined}
        >
          {title}
        </DialogTitle>
        {item.kind === 'resource' ? (
          <div className="mt-6 grid gap-x-8 gap-y-6 min-[740px]:grid-cols-[200px_1fr]">
            <PagePreviews pictures={item.resource.pictures} />
            <ResourceContent key={item.resource.id} resource={item.resource} />
          </div>
        ) : (
          <div className="mt-5">
            <BundleContent title={item.title} resources={item.resources} />
          </div>
        )}
      </div>
    </>
  )
}

function NotInLibrary({ id }: { id: string | null }) {
  return (
    <div className="my-auto py-10">
      <EmptyState
        drawing={<ClosedDoorDrawing />}
        heading={DialogTitle}
        title={<FormattedMessage defaultMessage="Not in your library" id="AzCaC7" />}
        action={
          <Button asChild>
            <Link to={id === null ? paths.products.href() : paths.shopProduct.href(id)}>
              <FormattedMessage defaultMessage="See it in the shop" id="plRxCg" />
            </Link>
          </Button>
        }
      >
        <FormattedMessage
          defaultMessage="Your account does not own this resource. An order that is not paid yet, or was cancelled, gives no access to it."
          id="gIif72"
        />
      </EmptyState>
    </div>
  )
}

function ContentPageSkeleton() {
  return (
    <div aria-busy="true" className="px-6 pt-5 pb-8">
      <DialogTitle className="sr-only">
        <FormattedMessage defaultMessage="Loading" id="iFsDVR" />
      </DialogTitle>
      <Skeleton className="h-5 w-24" />
      <Skeleton className="mt-2 h-8 w-3/4" />
      <div className="mt-6 grid gap-8 min-[740px]:grid-cols-[200px_1fr]">
        <Skeleton className="aspect-[4/5] w-full max-[739px]:hidden" />
        <Skeleton className="h-24 w-full" />
      </div>
    </div>
  )
}
