/**
 * The fixed public pages that search engines should find. web/src/config/public-pages.test.ts compares them with the
 * router. A page has one address for both languages.
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
