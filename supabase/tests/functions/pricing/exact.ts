/** A second implementation of the price rule (P9.1), in whole cents and without a database, to check the first. */

export interface Line {
  /** In cents; null means free. */
  price: number | null
  /** In hundredths of a percent. */
  discount: number
  physical: boolean
  /** More than 1 only of what is posted. */
  quantity: number
}

export interface Coupon {
  type: 'PERCENTAGE' | 'AMOUNT'
  /** Hundredths of a percent, or cents. */
  value: number
}

const halfUp = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator)

/** One is rounded to the cent, then multiplied. */
export const linePrice = (line: Line): bigint =>
  halfUp(BigInt(line.price ?? 0) * BigInt(10_000 - line.discount), 10_000n) * BigInt(line.quantity)

const sum = (values: bigint[]): bigint => values.reduce((total, value) => total + value, 0n)

/** The discount of the coupon on all downloads. */
export function couponAmount(lines: Line[], coupon: Coupon | null): bigint {
  const downloads = lines.filter((line) => !line.physical).map(linePrice)
  if (coupon === null) return 0n
  if (coupon.type === 'PERCENTAGE') {
    return sum(
      downloads.map((price) => price - halfUp(price * BigInt(10_000 - coupon.value), 10_000n)),
    )
  }
  const most = sum(downloads)
  return most < BigInt(coupon.value) ? most : BigInt(coupon.value)
}

export function orderAmounts(lines: Line[], coupon: Coupon | null) {
  const shippingFee = lines.some((line) => line.physical) ? 16_000n : 0n
  const off = couponAmount(lines, coupon)
  const total = shippingFee + sum(lines.map(linePrice)) - off
  // VAT is the total minus the total divided by 1.15, which is 3/23 of the total.
  return { shippingFee, couponAmount: off, total, vat: halfUp(total * 3n, 23n) }
}

export const rand = (cents: bigint | number): string => {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
