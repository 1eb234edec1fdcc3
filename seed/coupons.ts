interface Coupon {
  readonly code: string
  readonly note: string
  readonly enabled: boolean
  /** Dates without a time. */
  readonly from: string
  readonly to: string
  readonly type: 'PERCENTAGE' | 'AMOUNT'
  readonly value: string
  readonly restrictTo: 'ALL' | 'Teachers'
  readonly maxUses: number | null
}

/** One coupon of each kind. */
export const COUPONS: readonly Coupon[] = [
  {
    code: 'WELKOM10',
    note: '10 % off, for everybody',
    enabled: true,
    from: '2026-01-01',
    to: '2030-12-31',
    type: 'PERCENTAGE',
    value: '10',
    restrictTo: 'ALL',
    maxUses: null,
  },
  {
    code: 'MINUS50',
    note: 'R50 off, a hundred times',
    enabled: true,
    from: '2026-01-01',
    to: '2030-12-31',
    type: 'AMOUNT',
    value: '50',
    restrictTo: 'ALL',
    maxUses: 100,
  },
  {
    code: 'JUFFROU15',
    note: '15 % off, for teachers',
    enabled: true,
    from: '2026-01-01',
    to: '2030-12-31',
    type: 'PERCENTAGE',
    value: '15',
    restrictTo: 'Teachers',
    maxUses: null,
  },
  {
    code: 'WINTER2026',
    note: 'expired',
    enabled: true,
    from: '2026-06-01',
    to: '2026-07-31',
    type: 'PERCENTAGE',
    value: '20',
    restrictTo: 'ALL',
    maxUses: null,
  },
  {
    code: 'OUDKLANT',
    note: 'switched off',
    enabled: false,
    from: '2026-01-01',
    to: '2030-12-31',
    type: 'PERCENTAGE',
    value: '25',
    restrictTo: 'ALL',
    maxUses: null,
  },
]
