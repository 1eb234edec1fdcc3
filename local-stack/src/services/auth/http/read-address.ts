/** Schemes whose addresses run or show what they contain. */
const refusedSchemes: ReadonlySet<string> = new Set([
  'about:',
  'blob:',
  'data:',
  'file:',
  'filesystem:',
  'javascript:',
  'vbscript:',
  'view-source:',
])

/** Letters that the URL parser drops or replaces, and those that only make sense to deceive a reader. */
const refusedLetters = /[\p{Cc}\p{Cf}\p{Z}\\]/u

/** A name, an IPv4 address or a bracketed IPv6 address. */
const usualHost = /^([a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])$/

/**
 * Reads an absolute address with the parser that browsers have.
 * @returns null for text that the parser would change before the query, or that names a user: what was checked must be
 * what a browser opens
 */
export function readAddress(written: string): URL | null {
  if (refusedLetters.test(written) || !/^[a-z][a-z0-9+.-]*:\/\/[^/?#]/i.test(written)) return null
  if (!URL.canParse(written)) return null
  const url = new URL(written)
  if (url.username !== '' || url.password !== '' || refusedSchemes.has(url.protocol)) return null
  const [beforeQuery = ''] = written.split(/[?#]/)
  const parsed = `${url.protocol}//${url.host}${url.pathname}`
  if (beforeQuery !== parsed && `${beforeQuery}/` !== parsed) return null
  if (/^https?:$/.test(url.protocol) && !usualHost.test(url.hostname)) return null
  return /%(?:2f|5c|2e|00)/i.test(beforeQuery) ? null : url
}
