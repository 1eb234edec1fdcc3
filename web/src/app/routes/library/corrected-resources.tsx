import { FilePenLineIcon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { ShelfFilters } from '../shop/shelf-filters.ts'
import { contentAddress } from './library-address.ts'
import type { LibraryPageQuery } from './library-page.generated.ts'
import type { LibraryView } from './library-views.ts'

/** Names the resources with a corrected file, until each was opened. Nothing where there are none. */
export function CorrectedResources({
  corrected,
  view,
  filters,
}: {
  corrected: LibraryPageQuery['corrected']
  view: LibraryView
  filters: ShelfFilters
}) {
  if (corrected === null || corrected.edges.length === 0) return null
  const more = corrected.totalCount - corrected.edges.length
  return (
    <section
      aria-labelledby="corrected-resources"
      className="border-chalk-yellow/60 bg-chalk-yellow/12 mb-6 flex gap-3 rounded-md border px-4 py-3"
    >
      <FilePenLineIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <h2 id="corrected-resources" className="font-sans text-base font-semibold">
          <FormattedMessage
            defaultMessage="{count, plural, one {A file was corrected in a resource of yours} other {Files were corrected in # of your resources}}"
            id="S5Evyt"
            values={{ count: corrected.totalCount }}
          />
        </h2>
        <ul>
          {corrected.edges.map(({ node: { nodeId, id, title, language } }) => (
            <li key={nodeId}>
              <Link
                to={contentAddress(view, id, filters)}
                state={{ overShelf: true }}
                preventScrollReset
                lang={language ?? undefined}
                className="text-board inline-flex min-h-11 items-center wrap-anywhere underline decoration-1 underline-offset-4"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
        {more > 0 && (
          <p className="text-ink-muted">
            <FormattedMessage
              defaultMessage="{count, plural, one {And # more} other {And # more}}"
              id="xG4CQI"
              values={{ count: more }}
            />
          </p>
        )}
      </div>
    </section>
  )
}
