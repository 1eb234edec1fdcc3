import { createHash, randomInt } from 'node:crypto'

/** Digits for a person to type. */
export const generateCode = (length: number): string =>
  Array.from({ length }, () => String(randomInt(10))).join('')

/** The hash that is stored and sent in links: it proves the code without revealing it. */
export const hashCode = (address: string, code: string): string =>
  createHash('sha224')
    .update(address + code)
    .digest('hex')

/** How the browser gets its session: as tokens in the fragment, or as a code that only its own verifier can redeem. */
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

/** Whether the hash matches what was sent and has not expired. */
export function isValid(
  hash: string,
  expected: string | null,
  sentAt: Date | null,
  seconds: number,
): boolean {
  if (expected === null || expected === '') return false
  return !isExpired(sentAt, seconds) && (expected === hash || expected === pkcePrefix + hash)
}
