/**
 * Which browser tests show what a folder does, as files or folders of e2e/tests without their endings. What stands in no
 * list here is shared by all screens and has all browser tests run.
 */
export const browserMap: Record<string, readonly string[]> = {
  'web/src/features/account': ['account'],
  'web/src/features/announcements': ['workspace/profile-announcements'],
  'web/src/features/calendar': [
    'workspace/calendar',
    'workspace/calendar-tools',
    'workspace/offline',
  ],
  'web/src/features/cart': [
    'shop/cart',
    'shop/catalogue-buying',
    'shop/buying-paths',
    'shop/checkout',
  ],
  'web/src/features/catalogue': [
    'shop/catalogue',
    'shop/catalogue-buying',
    'shop/product',
    'website/landing',
  ],
  'web/src/features/classes': ['workspace/profile-classes', 'workspace/profile-first-steps'],
  'web/src/features/communications': ['workspace/communications'],
  'web/src/features/contact': ['website/pages', 'workspace/support'],
  'web/src/features/legal': ['website/pages', 'website/frame'],
  'web/src/features/library': ['shop/library', 'shop/catalogue-buying'],
  'web/src/features/orders': ['shop/orders'],
  'web/src/features/payment': [
    'shop/checkout',
    'shop/checkout-once',
    'shop/checkout-refusals',
    'shop/card',
  ],
  'web/src/features/print': ['workspace/print'],
  'web/src/features/profile': ['workspace/profile', 'workspace/profile-first-steps'],
  'web/src/features/schedule': ['workspace/profile-week', 'workspace/calendar'],
  'web/src/features/subscription': ['account/subscription'],

  'web/src/app/routes': ['workspace/guard', 'workspace/guard-table', 'website/found'],
  'web/src/domain/money': ['shop'],
  'web/src/domain/payment': ['shop'],
  'web/src/domain/product': ['shop', 'website/landing'],
  'web/src/domain/questions': [
    'workspace/communications',
    'shop/catalogue-buying',
    'shop/buying-paths',
  ],
  'web/src/domain/school': ['workspace/profile', 'workspace/profile-week', 'workspace/calendar'],

  'supabase/functions/add-user-to-group': [],
  'supabase/functions/calendar-feed': ['workspace/calendar-tools'],
  'supabase/functions/contact': ['website/pages'],
  'supabase/functions/invoice-document': ['shop/orders'],
  'supabase/functions/lookup-user': ['account/lost-login'],
  'supabase/functions/order-mail': ['shop/checkout', 'shop/card'],
  'supabase/functions/payfast-checkout': ['shop/card', 'shop/card-faults', 'shop/card-after-all'],
  'supabase/functions/payfast-notify': ['shop/card', 'shop/card-faults', 'shop/card-after-all'],
  'supabase/functions/payfast-reconcile': ['shop/card-faults', 'shop/card-after-all'],
  'supabase/functions/payfast-subscription': ['account/subscription'],
  'supabase/functions/product-content': ['shop/library'],
  'supabase/functions/product-page': ['website/found'],
  'supabase/functions/shipping-details': ['shop/checkout'],
  'supabase/functions/sitemap': ['website/found'],
  'supabase/functions/support': ['workspace/support'],
  'supabase/functions/verify-coupon': ['shop/checkout', 'shop/checkout-refusals'],
}
