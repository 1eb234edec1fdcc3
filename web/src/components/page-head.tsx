import { useLocale } from '@/i18n/locale.ts'
import { PageTitle } from './page-title.tsx'

/** The picture of pages that have none of their own. */
const ownPicture = '/social-card.png'

/**
 * What search engines and shared links show of a page: title, description, canonical address, social card. React puts
 * these into the head. The address is the page's own, without query.
 */
export function PageHead({
  title,
  description,
  picture = ownPicture,
  kind = 'website',
}: {
  title?: string
  description?: string | undefined
  /** Address of a picture, absolute or of this site. */
  picture?: string | undefined
  kind?: 'website' | 'product'
}) {
  const locale = useLocale()
  const { origin, pathname } = window.location
  const address = `${origin}${pathname}`
  const name = title ?? 'Kryt'
  return (
    <>
      <PageTitle {...(title === undefined ? {} : { title })} />
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content="Kryt" />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={name} />
      <meta property="og:url" content={address} />
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
