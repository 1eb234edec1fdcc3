import { legalPages } from './legal-pages.ts'
import { paths } from './paths.ts'

/**
 * The public pages that are the same for everybody and show no data of the database: they are in the
 * sitemap, and a build writes each to a file (scripts/prerender.ts).
 */
export const publicPages: readonly string[] = [
  paths.home.href(),
  paths.about.href(),
  paths.team.href(),
  paths.contact.href(),
  paths.prices.href(),
  paths.terms.href(),
  ...legalPages.map((page) => paths.legal.href(page)),
]
