import { z } from 'zod'
import { FunctionError } from '../_shared/http/function-error.ts'
import { answerMethods } from '../_shared/http/answer.ts'
import { missingHead, productHead, withHead, type Places } from './head.ts'
import type { Product } from './product.ts'

export interface ProductPageDeps extends Places {
  mayGoOn: () => boolean
  /** `200.html` of the current build. */
  readPage: () => Promise<string>
  readProduct: (id: string) => Promise<Product | null>
}

const uuid = z.uuid()

/**
 * GET `?id=`: the page of `/product/{id}` with the resource's own head. The host forwards requests of programs that
 * show link previews and run no scripts (docs/deploy.md).
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
      const [page, product] = await Promise.all([
        deps.readPage(),
        id === null ? null : deps.readProduct(id),
      ])
      const found = id !== null && product !== null
      return new Response(withHead(page, found ? productHead(id, product, deps) : missingHead), {
        status: found ? 200 : 404,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          // A caller over the limit gets the page as it was built.
          'cache-control': 'no-cache',
          vary: 'user-agent',
        },
      })
    },
  })
}
