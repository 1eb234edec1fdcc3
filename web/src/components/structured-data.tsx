import { siteOrigin } from '@/config/site-origin.ts'

/** A thing in the vocabulary of schema.org. */
export interface Thing {
  '@type': string
  [property: string]: unknown
}

/** A `<` in a title must not end the script element. */
const scriptText = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Tells search engines what a page is about (schema.org, JSON-LD). */
export function StructuredData({ thing }: { thing: Thing }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{
        __html: scriptText({ '@context': 'https://schema.org', ...thing }),
      }}
    />
  )
}

/** Where a page stands, from the first page of the site down to itself. */
export function breadcrumbs(path: { name: string; href: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: path.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteOrigin()}${href}`,
    })),
  }
}
