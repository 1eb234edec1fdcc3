import { z } from 'zod'
import { FunctionError } from '../_shared/http/function-error.ts'
import { answerMethods } from '../_shared/http/answer.ts'
import { missingHead, productHead, withHead, type Places } from './head.ts'
import { drawnPage, loadingPage } from './drawn.ts'
import type { PageParts } from './page-parts.ts'
import type { Product } from './product.ts'

export interface ProductPageDeps extends Places {
  mayGoOn: () => boolean
  /** What the current build left for this function. */
  readParts: () => Promise<PageParts>
  readProduct: (id: string) => Promise<Product | null>
}

const uuid = z.uuid()

/** Shared caches keep a page for so long, and then ask whether it is still the same (decision 071). */
const cacheControl = 'public, max-age=0, s-maxage=15, must-revalidate'

/**
 * GET `?id=`: the page of `/product/{id}` with the resource in its head and drawn in its root, for everybody: browsers
 * show it before the app has run, and programs that show link previews run no scripts. The host forwards the requests
 * (docs/deploy.md).
 */
export async function handleProductPage(
  request: Request,
  deps: ProductPageDeps,
): Promise<Response> {
  return answerMethods(request, {
    GET: async () => {
      if (!deps.mayGoOn()) throw new FunctionError(429, 'too_many_requests')
      const asked = uuid.safeParse(new URL(request.url).searchParams.get('id'))
      const id = asked.success ? asked.data : null
      const [parts, product] = await Promise.all([
        deps.readParts(),
        id === null ? null : deps.readProduct(id),
      ])
      const type = { 'content-type': 'text/html; charset=utf-8' }
      if (id === null || product === null) {
        const headers = { ...type, 'cache-control': 'no-cache' }
        return new Response(withHead(loadingPage(parts), missingHead), { status: 404, headers })
      }
      const page = withHead(drawnPage(parts, id, product), productHead(id, product, deps))
      const etag = await tagOf(page)
      const headers = { ...type, 'cache-control': cacheControl, etag }
      return request.headers.get('if-none-match') === etag
        ? new Response(null, { status: 304, headers })
        : new Response(page, { headers })
    },
  })
}

/** Weak, because the host compresses. */
async function tagOf(page: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(page))
  return `W/"${[...new Uint8Array(hash).subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`
}
