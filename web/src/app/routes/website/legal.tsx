import { FormattedMessage, useIntl } from 'react-intl'
import { NavLink, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { PageHead } from '@/components/page-head.tsx'
import { isLegalPage, legalPages } from '@/config/legal-pages.ts'
import { paths } from '@/config/paths.ts'
import { LegalText, LegalTextsDate } from '@/features/legal/legal-text.tsx'
import { legalDescriptions } from '@/features/legal/legal-descriptions.ts'
import { legalMenuNames, legalTitles } from '@/features/legal/legal-texts.ts'
import { pageNotFound } from '../../not-found-response.ts'

export function loader({ params }: LoaderFunctionArgs) {
  const { page } = params
  if (!isLegalPage(page)) pageNotFound()
  return { page }
}

/** One of the seven legal pages, with links to the others. */
export function Component() {
  const intl = useIntl()
  const { page } = useLoaderData<typeof loader>()
  const title = intl.formatMessage(legalTitles[page])
  return (
    <>
      <PageHead title={title} description={intl.formatMessage(legalDescriptions[page])} />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 py-10 min-[740px]:py-16 min-[1000px]:grid-cols-[minmax(0,1fr)_240px]">
        <article>
          {/* In Afrikaans the longest title is a single word. */}
          <h1 className="text-[clamp(1.75rem,8.2vw,2.25rem)] min-[740px]:text-[48px]">{title}</h1>
          <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8">
            <LegalTextsDate />
            <LegalText key={page} name={page} />
          </div>
        </article>
        <nav
          aria-label={intl.formatMessage({ defaultMessage: 'Legal Information', id: 'b0MAj3' })}
          className="border-line max-[999px]:border-t max-[999px]:pt-8 min-[1000px]:sticky min-[1000px]:top-28 min-[1000px]:self-start"
        >
          <p className="font-display text-lg font-semibold">
            <FormattedMessage defaultMessage="Legal Information" id="b0MAj3" />
          </p>
          <ul className="mt-3 grid gap-1">
            {legalPages.map((name) => (
              <li key={name}>
                <NavLink
                  to={paths.legal.href(name)}
                  className="text-ink-muted hover:text-board aria-[current=page]:text-board aria-[current=page]:border-chalk-yellow -ml-3 flex min-h-10 items-center border-l-2 border-transparent pl-3 text-[15px] aria-[current=page]:font-semibold"
                >
                  <FormattedMessage {...legalMenuNames[name]} />
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  )
}
