import { momentOf, wallTime } from '@/lib/wall-time.ts'

/** The columns of a sale: all three or none. */
export interface Sale {
  salePercentage: string | null
  /** Moments. */
  saleStartsAt: string | null
  saleEndsAt: string | null
}

/** The fields of the form: wall times, or empty. */
export interface SaleMoments {
  salePercentage: string
  saleStartsAt: string
  saleEndsAt: string
}

/** With the switch. */
export interface SaleValues extends SaleMoments {
  onSale: boolean
}

const none = { salePercentage: null, saleStartsAt: null, saleEndsAt: null }

const wallOf = (moment: string | null | undefined) =>
  moment === null || moment === undefined ? '' : wallTime(moment)

/** What the form shows of a row; null: of a new one. */
export const saleValues = (stored: Sale | null): SaleValues => ({
  onSale: (stored?.salePercentage ?? null) !== null,
  salePercentage: stored?.salePercentage ?? '',
  saleStartsAt: wallOf(stored?.saleStartsAt),
  saleEndsAt: wallOf(stored?.saleEndsAt),
})

/** The moment to write: the seconds of an untouched one stay. */
const written = (wall: string, stored: string | null | undefined) =>
  typeof stored === 'string' && wallTime(stored) === wall ? stored : momentOf(wall)

/** The columns to write, all three or none. */
export const saleOf = (values: SaleValues, stored: Sale | null): Sale =>
  values.onSale
    ? {
        salePercentage: values.salePercentage,
        saleStartsAt: written(values.saleStartsAt, stored?.saleStartsAt),
        saleEndsAt: written(values.saleEndsAt, stored?.saleEndsAt),
      }
    : none
