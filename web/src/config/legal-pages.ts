/** The pages under /legal, in the order of the Legal Information menu. */
export const legalPages = [
  'terms-conditions',
  'terms-of-use',
  'cookie-policy',
  'privacy-policy',
  'modern-slavery-statement',
  'quality-statement',
  'weee-regulations',
] as const

export type LegalPage = (typeof legalPages)[number]

export const isLegalPage = (name: string | undefined): name is LegalPage =>
  legalPages.some((page) => page === name)
