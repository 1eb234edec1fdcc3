/** Every address of the app: the router's pattern and the builder of links side by side. */

function withQuery(path: string, query: Record<string, string | undefined>) {
  const entries = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  )
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`
}

const part = encodeURIComponent

interface AuthTarget {
  /** Own path to return to after signing in. */
  redirect?: string | undefined
}

export const paths = {
  home: { pattern: '/', href: () => '/' },
  homeSection: {
    pattern: '/',
    href: (section: 'resources' | 'about' | 'contact') => `/#${section}`,
  },
  category: {
    pattern: '/category/:categoryId',
    href: (categoryId: string) => `/category/${part(categoryId)}`,
  },
  product: {
    pattern: '/product/:productId',
    href: (productId: string) => `/product/${part(productId)}`,
  },
  buy: {
    pattern: '/app/products/:productId/buy',
    href: (productId: string) => `/app/products/${part(productId)}/buy`,
  },
  app: { pattern: '/app', href: () => '/app' },
  products: { pattern: '/app/products', href: () => '/app/products' },
  admin: { pattern: '/admin', href: () => '/admin' },
  signIn: {
    pattern: '/auth',
    href: ({ redirect }: AuthTarget = {}) => withQuery('/auth', { redirect }),
  },
  signUp: {
    pattern: '/auth/sign-up',
    href: ({ redirect }: AuthTarget = {}) => withQuery('/auth/sign-up', { redirect }),
  },
  forgottenPassword: {
    pattern: '/auth/forgotten-password',
    href: ({ redirect }: AuthTarget = {}) => withQuery('/auth/forgotten-password', { redirect }),
  },
  newPassword: { pattern: '/auth/new-password', href: () => '/auth/new-password' },
  confirmEmail: {
    pattern: '/auth/confirm',
    href: ({ redirect }: AuthTarget = {}) => withQuery('/auth/confirm', { redirect }),
  },
  unauthorised: { pattern: '/unauthorised', href: () => '/unauthorised' },
} as const
