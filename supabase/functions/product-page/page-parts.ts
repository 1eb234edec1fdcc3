import { z } from 'zod'
import { FunctionError } from '../_shared/http/function-error.ts'

const language = z.object({
  frame: z.string(),
  pieces: z.record(z.string(), z.string()),
  terms: z.record(z.string(), z.string()),
})

const pageParts = z.object({
  start: z.string(),
  loader: z.string(),
  end: z.string(),
  languages: z.object({ en: language, af: language }),
})

/** What the build leaves for this function (web/scripts/product-parts.ts). */
export type PageParts = z.infer<typeof pageParts>
export type LanguageParts = z.infer<typeof language>

const freshMs = 60_000

/**
 * Reads the site's `product-page.json`, cached for one minute, because a new build names other files.
 * @throws FunctionError server_busy when the site does not answer; ZodError when it answers something else
 */
export function readPageParts(
  siteUrl: string,
  now: () => number = Date.now,
): () => Promise<PageParts> {
  let kept: { parts: PageParts; until: number } | undefined
  return async () => {
    if (kept !== undefined && now() < kept.until) return kept.parts
    const answer = await fetch(`${siteUrl}/product-page.json`, {
      signal: AbortSignal.timeout(5_000),
    })
    if (!answer.ok) throw new FunctionError(503, 'server_busy')
    const parts = pageParts.parse(await answer.json())
    kept = { parts, until: now() + freshMs }
    return parts
  }
}
