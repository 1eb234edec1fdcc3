/**
 * The addresses that are no rows: public, the same for everybody and worth finding. web/src/config/public-pages.test.ts
 * holds them against the router. Each is its own English and Afrikaans page, so there is one address for both.
 */
export const publicPages = [
  '/',
  '/about',
  '/meet-the-team',
  '/contact-us',
  '/prices',
  '/terms',
  '/legal/terms-conditions',
  '/legal/terms-of-use',
  '/legal/cookie-policy',
  '/legal/privacy-policy',
  '/legal/modern-slavery-statement',
  '/legal/quality-statement',
  '/legal/weee-regulations',
] as const
