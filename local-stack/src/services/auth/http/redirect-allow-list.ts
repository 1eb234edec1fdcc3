import { isIP } from 'node:net'

const globCharacter: Record<string, string> = { '**': '.*', '*': '[^./]*', '?': '[^./]' }

/**
 * The patterns of `additional_redirect_urls`: `*` stays within one part of a host or path (`.` and `/` end a part),
 * `**` crosses parts, `{a,b}` is a choice.
 */
export function globToRegExp(glob: string): RegExp {
  let depth = 0
  const source = glob.replaceAll(/\\.|\*\*|[\s\S]/g, (token) => {
    const wild = globCharacter[token]
    if (wild !== undefined) return wild
    if (token === '{') return ((depth += 1), '(?:')
    if (token === '}' && depth > 0) return ((depth -= 1), ')')
    if (token === ',' && depth > 0) return '|'
    if (token === '[' || token === ']') return token
    if (token === '!') return '!'
    const literal = token.startsWith('\\') ? token.slice(1) : token
    return literal.replace(/[.*+?^${}()|\\/]/, String.raw`\$&`)
  })
  return new RegExp(`^${source.replaceAll('[!', '[^')}$`)
}

const bareHost = (host: string) => host.replace(/^\[|\]$/g, '')

function isLoopback(host: string): boolean {
  const bare = bareHost(host)
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'))
}

/** The host as written: URL() would turn `2130706433` into an IP address before we could refuse it. */
const writtenHost = (url: string): string =>
  /^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:]*)/i.exec(url)?.[1] ?? ''

/**
 * Whether a link may lead there: to the site itself or to a match of `additional_redirect_urls`, never to an unusual
 * host.
 */
export function isRedirectAllowed(
  settings: { site_url: string; additional_redirect_urls: string[] },
  url: string,
): boolean {
  if (url === '' || /[\u0000-\u0020\u007F]/.test(url)) return false
  const site = new URL(settings.site_url)
  const target = URL.canParse(url) ? new URL(url) : null
  if (target === null && /^https?:/i.test(url)) return false
  if (target !== null) {
    const host = writtenHost(url)
    const sameHost = site.hostname === host && site.protocol === target.protocol
    if (sameHost && (site.port === target.port || isLoopback(host))) return true
    if (/^\d+$/.test(host)) return false
    if (isIP(bareHost(host)) !== 0) return isLoopback(host)
    const http = target.protocol === 'http:' || target.protocol === 'https:'
    if (http && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host)) return false
  }
  const [withoutFragment = ''] = url.split('#')
  return settings.additional_redirect_urls.some((glob) => globToRegExp(glob).test(withoutFragment))
}
