/**
 * The path to go to after signing in, or `fallback` when the wish is not a path of this site.
 * Refuses other origins, protocol-relative and backslash forms, and the sign-in pages themselves, but for the one that
 * follows a recovery mail.
 */
export function ownPath(wish: string | null | undefined, fallback = '/'): string {
  if (!wish?.startsWith('/') || /^\/[/\\]|[\\\p{Cc}]/u.test(wish)) return fallback
  let target: URL
  try {
    target = new URL(wish, 'https://own.invalid')
  } catch {
    return fallback
  }
  if (target.origin !== 'https://own.invalid') return fallback
  const isPasswordPage = target.pathname === '/auth/new-password'
  if (target.pathname === '/auth' || (target.pathname.startsWith('/auth/') && !isPasswordPage))
    return fallback
  // "/x/..//other.example" is harmless to the router but becomes "//other.example" when resolved.
  if (target.pathname.startsWith('//')) return fallback
  return `${target.pathname}${target.search}${target.hash}`
}
