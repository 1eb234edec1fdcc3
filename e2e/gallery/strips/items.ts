/** An item of the issue "Sound" and the scenes that show it, in the order in which a person meets them. */
export interface Strip {
  item: number
  shows: string
  scenes: string[]
  /** Those that differ from the one before them on a phone only. */
  onPhone?: string[]
}

export const strips: Strip[] = [
  {
    item: 2,
    shows: 'a payment being confirmed',
    scenes: [
      'checkout-confirm-card',
      'purchase-waiting',
      'cart-being-confirmed',
      'orders-being-confirmed',
      'order-being-confirmed',
      'purchase-lost',
      'purchase-complete',
    ],
  },
  {
    item: 9,
    shows: 'details for the invoice',
    scenes: [
      'checkout-name-asked',
      'checkout-school-typed',
      'checkout-school-placed',
      'checkout-school-kept',
    ],
  },
  {
    item: 12,
    shows: 'price and availability while one looks',
    scenes: [
      'cart-before-change',
      'cart-price-follows',
      'cart-gone-follows',
      'shop-detail-price-follows',
      'shop-detail-gone-follows',
    ],
  },
  {
    item: 18,
    shows: 'bundles',
    scenes: ['product-bundle', 'shop-detail-bundle', 'order-bundle', 'library-content-bundle'],
  },
  {
    item: 20,
    shows: 'resources and search',
    scenes: [
      'product-facts',
      'product-related',
      'shop-suggestions',
      'shop-corrected',
      'shop-other-language',
      'shop-filter',
    ],
  },
  {
    item: 25,
    shows: 'bump',
    scenes: [
      'calendar-bump-lost-day',
      'calendar-bump-next-free',
      'calendar-bump-clash',
      'calendar-bump-back',
      'calendar-bumped',
    ],
  },
  {
    item: 26,
    shows: 'days outside of terms',
    scenes: [
      'calendar-outside-terms',
      'calendar-week-holidays',
      'calendar-month-outside-terms',
      'calendar-repeat-skips',
      'calendar-repeat-saved',
    ],
  },
  {
    item: 27,
    shows: 'the timetable as a place to enter',
    scenes: [
      'calendar-period-tapped',
      'calendar-period-dragged',
      'timetable',
      'timetable-lay-out',
      'timetable-laid-out',
    ],
  },
  {
    item: 28,
    shows: 'the calendar by periods',
    scenes: [
      'home-strip',
      'home-drawer',
      'calendar-subject-colours',
      'calendar-day',
      'calendar-blank',
    ],
    onPhone: ['home-drawer'],
  },
]
