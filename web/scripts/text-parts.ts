import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { officeFeatures } from './office-features.ts'

const root = join(import.meta.dirname, '../')

/**
 * The sources whose texts a visitor needs for the landing page. The other files of the catalogue are loaded with the
 * first page or part that needs them (src/i18n/catalogue.ts); scripts/bundle-size.ts checks that none is missing here.
 */
const firstSources = [
  'src/app/!(cookie-banner).{ts,tsx}',
  'src/app/layouts/website/!(profile-menu).{ts,tsx}',
  'src/app/routes/!(not-found|unauthorised).{ts,tsx}',
  'src/app/routes/website/landing*.{ts,tsx}',
  'src/app/routes/website/sections/*.tsx',
  'src/components/!(confirm|confirm-delete|copy-button|video|writing-button).tsx',
  'src/components/use-tell-unread.ts',
  'src/domain/money/reduced-from.tsx',
  'src/domain/product/{fanned-covers,product-image}.tsx',
  'src/components/brand/**/*.tsx',
  'src/components/ui/!(password-input).tsx',
  'src/features/catalogue/{item-sheet,product-card,product-grid,product-price,search-box,category-path}.tsx',
  'src/i18n/{error-messages,term-name}.ts',
  'src/lib/*.ts',
]

/** Areas of the app that most visits do not enter, with their sources. */
const areaSources = {
  'back-office': [
    'src/config/admin-paths.ts',
    'src/app/{layouts,routes}/admin/**/*.{ts,tsx}',
    'src/components/form/{pictured-dialog,fields/pictures-field}.tsx',
    'src/components/pictures/*.{ts,tsx}',
    'src/domain/file-import/*.{ts,tsx}',
    'src/domain/product/{goods,price-history}/*.{ts,tsx}',
    'src/domain/product/{percent-words,product-choices,publication,use-shelf-actions,use-tag-choosing}.{ts,tsx}',
    `src/features/{${officeFeatures().join()}}/**/*.{ts,tsx}`,
  ],
  account: [
    'src/app/routes/account/*.tsx',
    'src/features/account/{authenticators,details,own-data}/*.{ts,tsx}',
    'src/features/account/sms/!(send-code-to-phone|phone-factors).{ts,tsx}',
  ],
  // The open cart, its steps, and what became of a payment.
  checkout: [
    'src/app/routes/shop/purchase-confirmation.tsx',
    'src/domain/{money/order-sums,payment/!(accept-terms|payment-words)*}.{ts,tsx}',
    'src/domain/shipping/*.{ts,tsx}',
    'src/features/cart/checkout/*.{ts,tsx}',
    'src/features/cart/{cart-dialog,cart-line*,cart-totals,change-answers-button,coupon-field}.tsx',
    'src/features/cart/{line-*,open-payments,overlap-note,remove-line}.tsx',
    'src/features/payment/!(payment-cancelled)*.{ts,tsx}',
  ],
  // Loaded when the page stands: nothing can have been refused before (src/i18n/catalogue.ts).
  errors: ['src/i18n/{buying,constraint,further,office,planning,product,server,shelf}-messages.ts'],
  orders: [
    'src/app/routes/shop/{orders,order-over-list}.tsx',
    'src/domain/order/*.{ts,tsx}',
    'src/features/orders/*.{ts,tsx}',
    'src/features/seats/{invite-form,order-seats,seat-row,seats-of-line}.tsx',
  ],
  // Lists and editors of lessons and question papers. Their previews have the texts of the planner's print views.
  papers: [
    'src/app/routes/workspace/{assessment,lesson}*.{ts,tsx}',
    'src/components/rich-text/**/*.{ts,tsx}',
    'src/features/{assessments,lessons,print/moderation}/**/*.{ts,tsx}',
    'src/domain/{lesson,papers,templates}/**/*.{ts,tsx}',
  ],
  planner: [
    'src/app/routes/workspace/{calendar,print-*,profile,timetable}.{ts,tsx}',
    'src/app/routes/workspace/first-steps/**/*.{ts,tsx}',
    'src/features/{calendar,classes,home-strip,profile,schedule,timetable}/**/*.{ts,tsx}',
    'src/features/print/!(moderation)/**/*.{ts,tsx}',
    'src/domain/school/**/*.{ts,tsx}',
    'src/features/subscription/!(subscriptions-ended).{ts,tsx}',
  ],
  // Pages that somebody who is signed in does not open.
  website: [
    'src/app/layouts/website/legal-menu-links.tsx',
    'src/app/routes/auth/*.{ts,tsx}',
    'src/app/routes/website/!(category|landing|product)*.{ts,tsx}',
    'src/features/account/sign-in/!(check-your-mail).{ts,tsx}',
    'src/features/legal/!(legal-dialog-button).{ts,tsx}',
    'src/features/quote-page/*.{ts,tsx}',
    'src/features/seats/{seat-offer,take-seat-button}.tsx',
  ],
} as const

/** Areas whose pages load another area's texts too (src/app/router.tsx). */
export const loadedWith: Partial<Record<TextPart, readonly TextPart[]>> = {
  'back-office': ['checkout', 'orders'],
  orders: ['checkout'],
  papers: ['planner'],
}

/** Pages that load more than their area does (src/app/router.tsx). */
export const loadedBy: Record<string, readonly TextPart[]> = {
  'src/app/routes/website/quote.tsx': ['checkout', 'orders'],
  'src/app/routes/admin/assessment-templates.tsx': ['papers', 'planner'],
  'src/app/routes/admin/lesson-templates.tsx': ['papers', 'planner'],
}

export type TextPart = 'first' | keyof typeof areaSources | 'rest'

/** A message's id, six characters of base64 in quotes, in the source or in a build. */
const messageId = /\bid(?:=|: ?)["'`]([A-Za-z0-9+/]{6})["'`]/g

/** The ids in a source file. */
export const idsIn = (code: string): string[] =>
  [...code.matchAll(messageId)].flatMap(([, id]) => (id === undefined ? [] : [id]))

const filesOf = (patterns: readonly string[]) =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: root }))

const idsOf = (files: readonly string[]) =>
  new Set(files.flatMap((file) => idsIn(readFileSync(`${root}${file}`, 'utf8'))))

/** The area that a source belongs to. Generated documents have no texts, and go where those who use them go. */
export function areaOf(file: string): TextPart | undefined {
  if (file.endsWith('.generated.ts')) return undefined
  return areas().find(({ files }) => files.has(file))?.area
}

let known: { area: keyof typeof areaSources; files: Set<string> }[] | undefined

function areas() {
  known ??= Object.entries(areaSources).map(([area, patterns]) => ({
    area: area as keyof typeof areaSources, // a key of the object above
    files: new Set(filesOf(patterns)),
  }))
  return known
}

/**
 * Returns the file of the catalogue that contains a text. A text that an area shares with other sources is
 * not in the area's file.
 */
export function textParts(): (id: string) => TextPart {
  const first = idsOf(filesOf(firstSources))
  const all = globSync('src/**/*.{ts,tsx}', { cwd: root })
  const elsewhere = areas().map(({ area, files }) => ({
    area,
    own: idsOf([...files]),
    others: idsOf(all.filter((file) => !files.has(file))),
  }))
  return (id) => {
    if (first.has(id)) return 'first'
    return elsewhere.find(({ own, others }) => own.has(id) && !others.has(id))?.area ?? 'rest'
  }
}
