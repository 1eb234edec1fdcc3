// Without those that are read wrongly from paper or over the phone: 0 O 1 l I.
const lower = 'abcdefghijkmnpqrstuvwxyz'
const upper = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const digits = '23456789'

/**
 * A password to hand over (A9.1): a fixed beginning, ten letters and digits, and "!". The specification has four digits
 * in the middle, which can be tried out (decision 089).
 */
export function temporaryPassword(): string {
  const middle = [
    lower,
    lower,
    lower,
    upper,
    upper,
    digits,
    digits,
    lower + digits,
    upper + digits,
    lower + upper,
  ]
  return `Kryt-${middle.map(oneOf).join('')}!`
}

function oneOf(letters: string): string {
  // Numbers above the largest multiple are drawn again, so that every letter is as likely.
  const limit = 256 - (256 % letters.length)
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (drawn < limit) return letters.charAt(drawn % letters.length)
  }
}
