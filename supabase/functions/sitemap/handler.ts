import { corsHeaders } from '@supabase/supabase-js/cors'
import { z } from 'zod'
import { FunctionError } from '../_shared/http/function-error.ts'
import { answerMethods } from '../_shared/http/answer.ts'
import { readQuery } from '../_shared/http/query.ts'
import type { ShelfPage } from './shelf.ts'
import { sitemapIndex, urlSet } from './xml.ts'

export interface SitemapDeps {
  /** The origin of the web app, without a slash at the end. */
  siteUrl: string
  mayGoOn: () => boolean
  readShelf: (page: number) => Promise<ShelfPage>
}

const query = z.object({
  page: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .optional(),
})

/**
 * GET: the sitemap of all public pages, as XML. Above 49,000 addresses it becomes an index of pages, which `?page=2`
 * and so on return. The host forwards `/sitemap.xml` to this function (docs/deploy.md).
 */
export async function handleSitemap(request: Request, deps: SitemapDeps): Promise<Response> {
  return answerMethods(request, {
    GET: async () => {
      const { page } = readQuery(request, query)
      if (!deps.mayGoOn()) throw new FunctionError(429, 'too_many_requests')
      const shelf = await deps.readShelf(page ?? 1)
      if (page !== undefined && page > shelf.pages) throw new FunctionError(404, 'not_found')
      return xml(
        page === undefined && shelf.pages > 1
          ? sitemapIndex(deps.siteUrl, shelf.pages)
          : urlSet(deps.siteUrl, shelf, page ?? 1),
      )
    },
  })
}

const xml = (text: string) =>
  new Response(text, {
    headers: {
      // The back-office reads it from the address of the site.
      ...corsHeaders,
      'content-type': 'application/xml; charset=utf-8',
      // Search engines come every few hours, so an hour in a cache does no harm and spares the database.
      'cache-control': 'public, max-age=3600',
    },
  })
