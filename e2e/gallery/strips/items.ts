/** An item of the issue "Sound" and the scenes that show it, in the order in which a person meets them. */
export interface Strip {
  item: number
  shows: string
  scenes: string[]
}

export const strips: Strip[] = [
  {
    item: 2,
    shows: 'a payment being confirmed',
    scenes: ['checkout-confirm-card', 'purchase-waiting', 'purchase-lost', 'purchase-complete'],
  },
  {
    item: 9,
    shows: 'details for the invoice',
    scenes: ['checkout-confirm-invoice', 'checkout-confirm'],
  },
  {
    item: 12,
    shows: 'price and availability while one looks',
    scenes: ['cart-changed', 'checkout-price-changed', 'shop-detail-unavailable'],
  },
  {
    item: 18,
    shows: 'bundles',
    scenes: ['product-bundle', 'shop-detail-bundle', 'order-bundle', 'library-content-bundle'],
  },
  {
    item: 20,
    shows: 'resources and search',
    scenes: ['product-resource', 'shop-grid', 'landing-search', 'shop-tags-open'],
  },
  { item: 25, shows: 'bump', scenes: ['calendar-bump', 'calendar-undo'] },
  {
    item: 26,
    shows: 'days outside of terms',
    scenes: ['calendar-week-holidays', 'calendar-month', 'calendar-add-repeat'],
  },
  {
    item: 27,
    shows: 'the timetable as a place to enter',
    scenes: ['profile-new-day', 'calendar-add-lesson', 'calendar-tools'],
  },
  {
    item: 28,
    shows: 'the calendar by periods',
    scenes: ['calendar-day', 'calendar-4day', 'calendar-week', 'calendar-blank'],
  },
]
