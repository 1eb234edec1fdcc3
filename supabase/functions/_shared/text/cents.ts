/** Reads "1234.5" as 123450. Amounts are added up in whole cents; the database sends at most two decimals. */
export function cents(amount: string): number {
  const [whole = '0', decimals = ''] = amount.split('.')
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0').slice(0, 2))
}

/** Writes R1,234.50 in English and R1 234,50 in Afrikaans, like the web app. */
export function formatCents(value: number, language: 'en' | 'af'): string {
  const [thousands, point] = language === 'af' ? ['\u00a0', ','] : [',', '.']
  const whole = String(Math.trunc(Math.abs(value) / 100)).replace(/\B(?=(\d{3})+$)/g, thousands)
  const decimals = String(Math.abs(value) % 100).padStart(2, '0')
  return `${value < 0 ? '−' : ''}R${whole}${point}${decimals}`
}
