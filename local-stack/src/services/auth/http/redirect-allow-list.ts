import { isIP } from 'node:net'
import { readAddress } from './read-address.ts'

const globCharacter: Record<string, string> = { '**': '.*', '*': '[^./]*', '?': '[^./]' }

/** `*` stays within one part of a host or path (`.` and `/` end a part), `**` crosses parts. */
function globToRegExp(glob: string): RegExp {
  const source = glob.replaceAll(/\\.|\*\*|[\s\S]/g, (token) => {
    const wild = globCharacter[token]
    if (wild !== undefined) return wild
    if (token === '[' || token === ']') return token
    if (token === '!') return '!'
    const literal = token.startsWith('\\') ? token.slice(1) : token
    return literal.replace(/[.*+?^${}()|\\/]/, String.raw`\$&`)
  })
  return new RegExp(`^${source.replaceAll('[!', '[^')}$`)
}

/** A pattern once for each of its choices `{a,b}`. */
function withoutChoices(pattern: string): string[] {
  const choice = /\{([^{}]*)\}/.exec(pattern)
  if (choice === null) return [pattern]
  const [braces, words = ''] = choice
  return words.split(',').flatMap((word) => withoutChoices(pattern.replace(braces, () => word)))
}

/** Host and path are compared apart: a star in the host of a pattern cannot stand for the beginning of a path. */
function matches(pattern: string, target: URL): boolean {
  const parts = /^([^/]*):\/\/([^/]*)(.*)$/.exec(pattern)
  if (parts === null) return globToRegExp(pattern).test(withoutFragment(target))
  const [, scheme = '', host = '', path = ''] = parts
  const anyPath = path === '' && host.endsWith('**')
  return (
    globToRegExp(`${scheme}:`).test(target.protocol) &&
    globToRegExp(host).test(target.host) &&
    globToRegExp(anyPath ? '**' : path || '/').test(`${target.pathname || '/'}${target.search}`)
  )
}

const withoutFragment = ({ href }: URL) => href.split('#')[0] ?? ''

function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'))
}

const isAddress = (host: string) => isIP(host.replace(/^\[|\]$/g, '')) !== 0

/**
 * Whether a link may lead there: to the site itself or to a match of `additional_redirect_urls`, of which `*` and `**`
 * mean what they mean on Supabase. Never to an address that a browser would read differently, and to no IP address but
 * that of this machine.
 */
export function isRedirectAllowed(
  settings: { site_url: string; additional_redirect_urls: string[] },
  written: string,
): boolean {
  const target = readAddress(written)
  if (target === null) return false
  const site = new URL(settings.site_url)
  const { hostname, protocol, port } = target
  if (site.hostname === hostname && site.protocol === protocol) {
    if (site.port === port || isLoopback(hostname)) return true
  }
  if (isAddress(hostname) && !isLoopback(hostname)) return false
  return settings.additional_redirect_urls
    .flatMap(withoutChoices)
    .some((pattern) => matches(pattern, target))
}
