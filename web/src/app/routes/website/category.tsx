import { useLoaderData } from 'react-router-dom'
import { useIntl } from 'react-intl'
import { PageHead } from '@/components/page-head.tsx'
import { breadcrumbs, StructuredData } from '@/components/structured-data.tsx'
import { paths } from '@/config/paths.ts'
import { useTermName } from '@/i18n/term-name.ts'
import { categoryLoader } from './category-loader.ts'
import { shouldRevalidateLanding, type LandingData } from './landing-loader.ts'
import { Contact } from './sections/contact.tsx'
import { Resources } from './sections/resources.tsx'

export const loader = categoryLoader
export const shouldRevalidate = shouldRevalidateLanding

/** The landing page for one category: its resources first, without the introduction. */
export function Component() {
  const intl = useIntl()
  const termName = useTermName()
  const data = useLoaderData<LandingData>()
  const names = data.categoryPath.map(({ name }) => termName(name)).join(' · ')
  return (
    <>
      <PageHead
        title={names}
        description={intl.formatMessage(
          {
            defaultMessage:
              'Worksheets, question papers and posters for {category}: real pages to look at first, in English and Afrikaans.',
            id: 'BjhEmZ',
          },
          { category: names },
        )}
      />
      <StructuredData
        thing={breadcrumbs([
          {
            name: intl.formatMessage({ defaultMessage: 'Resources', id: 'c/KktL' }),
            href: paths.home.href(),
          },
          ...data.categoryPath.map(({ id, name }) => ({
            name: termName(name),
            href: paths.category.href(id),
          })),
        ])}
      />
      <Resources {...data} />
      <Contact />
    </>
  )
}
