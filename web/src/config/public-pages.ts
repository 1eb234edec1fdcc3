import { legalPages } from './legal-pages.ts'
import { paths } from './paths.ts'

/**
 * The public pages that are the same for everybody and hold no rows: they are in the sitemap, and a build writes each
 * as a file of its own (scripts/prerender.ts).
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
