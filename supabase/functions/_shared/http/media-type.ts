/** The parts of `content-type: application/json; charset=utf-8`, in lower case. */
function mediaType(headers: Headers): { type: string; charset: string | null } {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';')
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"]*?)"?\s*$/.exec(parameter)?.[1])
    .find((name) => name !== undefined)
  return { type: type.trim(), charset: charset ?? null }
}

/** ASCII is UTF-8 too. */
const utf8: ReadonlySet<string | null> = new Set([null, 'utf-8', 'utf8', 'us-ascii'])

/** Whether a body is said to be UTF-8 as it comes; nobody who calls a function packs a body. */
export function isUtf8(headers: Headers): boolean {
  const packing = headers.get('content-encoding')?.trim().toLowerCase() ?? ''
  return (packing === '' || packing === 'identity') && utf8.has(mediaType(headers).charset)
}

/** Whether a body may be JSON by what is said of it. Programs that say nothing, or "text", are believed. */
export const saysJson = (headers: Headers): boolean =>
  !headers.has('content-type') ||
  /^(?:text\/plain|application\/(?:[^/]+\+)?json)$/.test(mediaType(headers).type)
