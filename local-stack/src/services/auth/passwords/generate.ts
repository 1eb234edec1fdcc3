import { randomInt } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

const pick = (from: string): string => from.charAt(randomInt(from.length))

/** A random password that is not shown to anybody, with a character of each set so that it meets the policy. */
export function generatePassword(sets: string[], length = 64): string {
  const characters = [
    ...sets.map(pick),
    ...Array.from({ length: length - sets.length }, () => pick(alphabet)),
  ]
  return characters
    .map((character) => ({ character, order: randomInt(2 ** 32) }))
    .sort((a, b) => a.order - b.order)
    .map(({ character }) => character)
    .join('')
}

const tokenAlphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/** A refresh token like GoTrue's: twelve letters and digits. */
export const generateToken = (): string =>
  Array.from({ length: 12 }, () => pick(tokenAlphabet)).join('')
