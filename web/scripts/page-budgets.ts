interface PageSize {
  /** In thousands of bytes, compressed with brotli. */
  budget: number
  /** The modules that the page loads before it can be used, in addition to those of every page. */
  modules: string[]
}

/** Downloaded on every page: the app and the first texts of one language. */
export const always = ['index.html', 'src/i18n/en.json?part=first']

/** Needed on every page except the landing page: the other texts. */
const more = ['src/i18n/en.json?part=rest']

/** Needed on the pages that are for visitors. */
const website = 'src/i18n/en.json?part=website'

/** Each page as a first visit opens it. A page that exceeds its budget fails the build (bundle-size.ts). */
export const pages: Record<string, PageSize> = {
  // 170 is the aim. The clock of the server and telling silence from offline added 2, saying what could not be read and
  // that Kryt was updated 1; signs that look alike weigh on the pages with an address or a code to type, the columns that
  // are out of view and exports behind the last row on lists, the rules of what stays in version B on printed papers. Typed
  // numbers and prices that are none added 0.3 to a product. The refusals and rights of terms, schools and taxonomies 0.2
  // to 1.4, those of templates 0.1 to the first one.
  landing: { budget: 174.2, modules: [] },
  'landing, scrolled down to the contact form': {
    budget: 230.8,
    modules: [
      'src/app/routes/website/sections/below-the-shelf.tsx',
      'src/features/contact/contact-form.tsx',
      ...more,
    ],
  },
  category: { budget: 189.3, modules: ['src/app/routes/website/category.tsx', ...more] },
  product: {
    budget: 240.4,
    modules: ['src/app/routes/website/product.tsx', 'src/components/rich-text.tsx', ...more],
  },
  'sign in': {
    budget: 231.8,
    modules: [
      'src/app/routes/auth/auth-layout.tsx',
      'src/app/routes/auth/sign-in.tsx',
      website,
      ...more,
    ],
  },
  about: { budget: 189.7, modules: ['src/app/routes/website/about.tsx', website, ...more] },
  'a legal page': {
    budget: 190.8,
    modules: ['src/app/routes/website/legal.tsx', website, ...more],
  },
  'shop, signed in': {
    budget: 202,
    modules: ['src/app/layouts/app/app-layout.tsx', 'src/app/routes/shop/shelf.tsx', ...more],
  },
  'orders, signed in': {
    budget: 258.6,
    modules: ['src/app/layouts/app/app-layout.tsx', 'src/app/routes/shop/orders.tsx', ...more],
  },
  'library, signed in': {
    budget: 204,
    modules: ['src/app/layouts/app/app-layout.tsx', 'src/app/routes/library/library.tsx', ...more],
  },
  'a paper to print': {
    budget: 244.2,
    modules: [
      'src/app/routes/workspace/print-assessment.tsx',
      'src/i18n/en.json?part=planner',
      ...more,
    ],
  },
  'product, signed in, cart open': {
    budget: 265.5,
    modules: [
      'src/features/cart/cart-button-entry.ts',
      'src/app/routes/website/product.tsx',
      'src/components/rich-text.tsx',
      'src/features/cart/cart-dialog.tsx',
      'src/i18n/further-messages.ts',
      'src/i18n/en.json?part=errors',
      ...more,
    ],
  },
}
