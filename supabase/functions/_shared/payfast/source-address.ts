/**
 * Addresses that the provider sends notifications from. The provider has changed them without notice, so a notification
 * from another address is logged but not refused: what counts is the signature and the provider's confirmation.
 * `PAYFAST_SOURCES` adds to the list.
 */
const published = [
  '197.97.145.144/28',
  '41.74.179.192/27',
  '102.216.36.0/28',
  '102.216.36.128/28',
  '144.126.193.139/32',
  '13.245.74.88/32',
  '3.163.232.237-3.163.252.237',
]

const number = (address: string): number | null =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(address)
    ? address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
    : null

/** First and last address of `a.b.c.d/n` or `a.b.c.d-e.f.g.h`. */
function bounds(range: string): readonly [number, number] | null {
  const [, first = '', bits, last = ''] = /^([\d.]+)(?:\/(\d+)|-([\d.]+))?$/.exec(range) ?? []
  const start = number(first)
  if (start === null) return null
  if (bits === undefined) return [start, number(last) ?? start]
  const size = 2 ** (32 - Number(bits))
  const floor = Math.floor(start / size) * size
  return [floor, floor + size - 1]
}

/** Whether the provider is known to send from this address. */
export function isProviderAddress(address: string, more = ''): boolean {
  const asked = number(address)
  if (asked === null) return false
  return [...published, ...more.split(',').map((range) => range.trim())].some((range) => {
    const within = bounds(range)
    return within !== null && within[0] <= asked && asked <= within[1]
  })
}
