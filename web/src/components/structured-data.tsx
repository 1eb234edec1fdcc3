import { siteOrigin } from '@/config/site-origin.ts'

/** An object in the vocabulary of schema.org. */
export interface Thing {
  '@type': string
  [property: string]: unknown
}

/** Escapes `<`, so that a title cannot end the script element. */
const scriptText = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Describes a page to search engines (schema.org, JSON-LD). */
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

/** The path from the site's first page to a page. */
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
