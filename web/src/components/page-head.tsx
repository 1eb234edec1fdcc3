import { siteOrigin } from '@/config/site-origin.ts'
import { useLocale } from '@/i18n/locale.ts'
import { PageTitle } from './page-title.tsx'

/** The picture of pages without one; e2e/social-card.ts draws it. */
const ownPicture = '/social-card.png'

/**
 * What search engines and shared links show of a page: title, description, canonical address and social
 * card. React moves these into the head. The address is the page's own, without its query.
 */
export function PageHead({
  title,
  description,
  picture = ownPicture,
  kind = 'website',
  indexed = true,
}: {
  title?: string
  description?: string | undefined
  /** Address of a picture, absolute or relative to this site. */
  picture?: string | undefined
  kind?: 'website' | 'product'
  /** False for pages that search engines should not list, such as account forms and errors. */
  indexed?: boolean
}) {
  const locale = useLocale()
  const origin = siteOrigin()
  const address = `${origin}${window.location.pathname}`
  const name = title ?? 'Kryt'
  return (
    <>
      <PageTitle {...(title === undefined ? {} : { title })} />
      {indexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content="Kryt" />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={name} />
      {indexed && <meta property="og:url" content={address} />}
      <meta property="og:image" content={new URL(picture, origin).href} />
      <meta property="og:locale" content={locale === 'af' ? 'af_ZA' : 'en_ZA'} />
      <meta name="twitter:card" content="summary_large_image" />
      {description !== undefined && (
        <>
          <meta name="description" content={description} />
          <meta property="og:description" content={description} />
        </>
      )}
    </>
  )
}
