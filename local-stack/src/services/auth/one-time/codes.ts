import { createHash, randomInt } from 'node:crypto'

/** Digits for a person to type. */
export const generateCode = (length: number): string =>
  Array.from({ length }, () => String(randomInt(10))).join('')

/** What is stored and travels in links: it proves the code without showing it. */
export const hashCode = (address: string, code: string): string =>
  createHash('sha224')
    .update(address + code)
    .digest('hex')

/** How the browser will get its session: tokens in the fragment, or a code that only its own verifier redeems. */
export type Flow = 'implicit' | 'pkce'

const pkcePrefix = 'pkce_'

export const flowOfChallenge = (challenge: string): Flow => (challenge === '' ? 'implicit' : 'pkce')

export const flowOfToken = (token: string): Flow =>
  token.startsWith(pkcePrefix) ? 'pkce' : 'implicit'

export const markFlow = (hash: string, flow: Flow): string =>
  flow === 'pkce' ? pkcePrefix + hash : hash

export function isExpired(sentAt: Date | null, seconds: number): boolean {
  return sentAt === null || sentAt.getTime() + seconds * 1_000 < Date.now()
}

/** Does the hash match what was sent, in time? */
export function isValid(
  hash: string,
  expected: string | null,
  sentAt: Date | null,
  seconds: number,
): boolean {
  if (expected === null || expected === '') return false
  return !isExpired(sentAt, seconds) && (expected === hash || expected === pkcePrefix + hash)
}
