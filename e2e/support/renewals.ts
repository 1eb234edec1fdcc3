import type { Page } from '@playwright/test'
import { tokenFor } from '../../local-stack/testing/access-token.ts'
import { signedInState, type Credentials } from './people.ts'

const hour = 3600

/** What a token says of itself. */
function claimsOf(token: string): Record<string, unknown> {
  const part = token.split('.')[1] ?? ''
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown> // claims are an object
}

/**
 * The state of a browser in which that person is signed in, with a token that ends when the test wants.
 * @param secondsLeft by the server's clock; less than none for one that has ended
 */
export async function stateWithToken(person: Credentials, secondsLeft: number) {
  const state = await signedInState(person)
  const ends = Math.floor(Date.now() / 1000) + secondsLeft
  for (const entry of state.origins[0]?.localStorage ?? []) {
    if (!entry.name.endsWith('-auth-token')) continue
    const session = JSON.parse(entry.value) as { access_token: string } // as Auth answers
    const claims = { ...claimsOf(session.access_token), iat: ends - hour }
    const access_token = await tokenFor(claims, secondsLeft)
    entry.value = JSON.stringify({ ...session, access_token, expires_at: ends, expires_in: hour })
  }
  return state
}

/** Counts the renewals of the session that a page sends from now on. */
export function countRenewals(...pages: Page[]): { sent: number } {
  const count = { sent: 0 }
  for (const page of pages) {
    page.on('request', (request) => {
      const isPost = request.method() === 'POST'
      if (isPost && request.url().includes('grant_type=refresh_token')) count.sent += 1
    })
  }
  return count
}

/** The end of the token that a page keeps, in seconds of the server's clock; null when nobody is signed in. */
export async function keptEnd(page: Page): Promise<number | null> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token'))
    const session = JSON.parse(localStorage.getItem(key ?? '') ?? 'null') as {
      access_token: string
    } | null // as auth-js keeps it
    return session?.access_token ?? null
  })
  return token === null ? null : Number(claimsOf(token)['exp'])
}
