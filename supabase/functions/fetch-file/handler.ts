import { corsHeaders } from '@supabase/supabase-js/cors'
import { z } from 'zod'
import { requireBackOffice } from '../_shared/caller/back-office.ts'
import type { Caller } from '../_shared/caller/caller.ts'
import { answerPost } from '../_shared/http/answer.ts'
import { readBody } from '../_shared/http/body.ts'
import { FunctionError } from '../_shared/http/function-error.ts'
import { judgeKind } from './file-kind.ts'

const megabyte = 1024 * 1024
/** The most bytes of each kind. A function has 256 MB, and holds a file as a whole. */
const most = { content: 50 * megabyte, picture: 10 * megabyte }

const body = z.object({
  address: z.string().max(2000, 'file_address_not_allowed'),
  wanted: z.enum(['content', 'picture']),
})

export interface FetchFileDeps {
  /** @throws FunctionError 401 when nobody is signed in */
  findCaller: () => Promise<Caller>
  mayGoOn: (callerId: string) => boolean
  callerGroups: () => Promise<string[]>
  /** @throws FunctionError 422, see fetchLimited() */
  fetchFile: (address: string, bytes: number) => Promise<Uint8Array>
}

/**
 * POST { address, wanted: "content" | "picture" }, for administrators: the bytes of a file of the internet, with the
 * media type that they have. The browser stores them with the administrator's own rights, as a file of a folder; a page
 * cannot fetch them itself, because other servers do not allow it. Errors: not_signed_in 401, admin_required 403,
 * too_many_requests 429; file_address_not_allowed, file_address_private, file_too_many_redirects, file_too_large,
 * file_type_not_allowed and file_not_reached 422.
 */
export async function handleFetchFile(request: Request, deps: FetchFileDeps): Promise<Response> {
  return answerPost(request, async () => {
    const caller = await deps.findCaller()
    if (!deps.mayGoOn(caller.id)) throw new FunctionError(429, 'too_many_requests')
    requireBackOffice(await deps.callerGroups())
    const { address, wanted } = await readBody(request, body)
    const bytes = await deps.fetchFile(address, most[wanted])
    const type = await judgeKind(bytes, wanted)
    return new Response(bytes.slice(), {
      headers: {
        ...corsHeaders,
        'Content-Type': type,
        'Cache-Control': 'no-store',
        // It is saved, never shown.
        'Content-Disposition': 'attachment',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  })
}
