import { FunctionError } from '../_shared/http/function-error.ts'

const freshMs = 60_000

/** Reads the site's `200.html`, cached for one minute, because a new build names other files. */
export function builtPage(siteUrl: string, now: () => number = Date.now): () => Promise<string> {
  let kept: { text: string; until: number } | undefined
  return async () => {
    if (kept !== undefined && now() < kept.until) return kept.text
    const answer = await fetch(`${siteUrl}/200.html`, { signal: AbortSignal.timeout(5_000) })
    if (!answer.ok) throw new FunctionError(503, 'server_busy')
    const text = await answer.text()
    kept = { text, until: now() + freshMs }
    return text
  }
}
