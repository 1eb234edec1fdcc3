import { corsHeaders } from '@supabase/supabase-js/cors'
import type { Caller } from '../_shared/caller/caller.ts'
import { FunctionError } from '../_shared/http/function-error.ts'
import { answerMethods, json } from '../_shared/http/answer.ts'
import { readQuery } from '../_shared/http/query.ts'
import { contentQuery } from './content-query.ts'

export interface StoredFile {
  key: string
  name: string
  /** Size in bytes. */
  size: number
  /** What the caller was told of it: that it replaced one with a mistake. */
  correction?: { at: string; sentence: string | null; unseen: boolean }
}

/** The database checks ownership, with the caller's own rights. */
export interface ProductContentDeps {
  /** @throws FunctionError 401 when nobody is signed in */
  findCaller: () => Promise<Caller>
  mayGoOn: (callerId: string) => boolean
  /** @throws FunctionError 403 product_not_owned */
  listContent: (productId: string) => Promise<{ files: StoredFile[]; urls: string[] }>
  /** @throws FunctionError 403 product_not_owned, 404 file_not_found */
  recordDownload: (productId: string, fileKey: string) => Promise<void>
  /** @returns an address, valid for one minute, that saves the file under its own name */
  signLink: (fileKey: string) => Promise<string>
}

/**
 * GET ?productID: `{ data: { files, urls } }` of a resource that the caller owns. Each URL is an address of this
 * function, relative to the API's, to be fetched with the caller's token. GET ?productID&fileKey: records the download
 * and redirects to the file. Links are signed only here and not for the list, so that the record contains downloads
 * only.
 */
export async function handleProductContent(
  request: Request,
  deps: ProductContentDeps,
): Promise<Response> {
  return answerMethods(request, {
    GET: async () => {
      const caller = await deps.findCaller()
      const { productID, fileKey } = readQuery(request, contentQuery)
      if (!deps.mayGoOn(caller.id)) throw new FunctionError(429, 'too_many_requests')
      if (fileKey !== undefined) {
        await deps.recordDownload(productID, fileKey)
        return redirect(await deps.signLink(fileKey))
      }
      const { files, urls } = await deps.listContent(productID)
      return json({
        data: {
          files: files.map(({ key, name, ...file }) => ({
            fileName: name,
            fileUrl: fileAddress(productID, key),
            ...file,
          })),
          urls,
        },
      })
    },
  })
}

const fileAddress = (productID: string, fileKey: string) =>
  `/functions/v1/product-content?${new URLSearchParams({ productID, fileKey }).toString()}`

/** Relative, because the API may have another name inside the platform than outside. */
function redirect(link: string): Response {
  const { pathname, search } = new URL(link)
  return new Response(null, {
    status: 302,
    headers: { ...corsHeaders, Location: pathname + search, 'Cache-Control': 'no-store' },
  })
}
