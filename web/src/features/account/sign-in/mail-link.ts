import type { EmailOtpType } from '@supabase/auth-js'
import { AppError } from '@/lib/errors.ts'
import { onceOffline } from '@/lib/network-status.ts'
import { ownPath } from '@/lib/own-path.ts'
import { paths } from '@/config/paths.ts'
import { adoptSession, authClient, currentSession } from '@/lib/session.ts'
import { stored } from '@/lib/stored.ts'
import { answered } from '../auth-answer.ts'
import { expectTakeOver } from '../session/session-token.ts'

const linkTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email_change'] as const

export type MailLinkType = (typeof linkTypes)[number] & EmailOtpType

export interface MailLink {
  tokenHash: string
  type: MailLinkType
  /** Where it leads once it was accepted: a path of this site. */
  target: string
  /** The page that a sign-up came from, or null. */
  redirect: string | null
}

/** The page that the mail's sender wished for: only its path counts, and only of our own origin. */
function wishOf(redirectTo: string | null): string | null {
  let url: URL
  try {
    url = new URL(redirectTo ?? '')
  } catch {
    return null
  }
  if (url.origin !== window.location.origin) return null
  return url.pathname === paths.confirmEmail.href()
    ? url.searchParams.get('redirect')
    : `${url.pathname}${url.search}${url.hash}`
}

/**
 * What a link of supabase/templates brings along in its fragment, which no server sees.
 * @returns null when a part of it is missing
 */
export function readMailLink(hash: string): MailLink | null {
  const fragment = new URLSearchParams(hash.slice(1))
  const tokenHash = fragment.get('token_hash') ?? ''
  const type = linkTypes.find((each) => each === fragment.get('type'))
  if (type === undefined || !/^(?:pkce_)?[0-9a-f]{56}$/.test(tokenHash)) return null
  const redirect = wishOf(fragment.get('redirect_to'))
  const target =
    type === 'recovery' || type === 'invite'
      ? paths.newPassword.href()
      : type === 'email_change'
        ? paths.account.href()
        : ownPath(redirect)
  return { tokenHash, type, target, redirect }
}

/** `half-agreed`: one of the two mailboxes has agreed to a change of address; `code-due`: the second factor is asked. */
export type LinkOutcome = 'signed-in' | 'code-due' | 'half-agreed'

const usedKey = 'kryt.used-link'
let accepted: MailLinkType | null = null

/** What the link was for that was accepted since this page was loaded. */
export const acceptedLinkType = (): string | null => accepted

/** Whether this person has used the link in this browser, in this window or another one. */
export function wasUsedHere({ tokenHash }: MailLink): boolean {
  const session = currentSession()
  return (
    session.status === 'signed-in' && stored.read(usedKey) === `${tokenHash} ${session.user.id}`
  )
}

/** How long an answer is waited for. */
const patienceMs = 20_000

const noAnswer = async () =>
  new Promise<never>((_, reject) => {
    const fail = () => reject(new AppError('server_unreachable'))
    onceOffline(fail)
    setTimeout(fail, patienceMs)
  })

/**
 * Spends the link: only ever when a person presses the button.
 * @throws AppError link_expired when it was used before or is too old; server_unreachable, rate_limited, user_banned
 */
export async function acceptMailLink(link: MailLink): Promise<LinkOutcome> {
  // One after another, in all windows: who presses in two of them, or again while the answer is late, is let in once.
  const spent = locked(`kryt.link.${link.tokenHash}`, async () => spend(link))
  spent.catch(() => undefined)
  return Promise.race([spent, noAnswer()])
}

const locked = async <T>(name: string, act: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, act) : act()

async function spend(link: MailLink): Promise<LinkOutcome> {
  if (stored.read(usedKey)?.startsWith(`${link.tokenHash} `) === true) {
    await adoptSession()
    if (wasUsedHere(link)) return 'signed-in'
  }
  const auth = await authClient()
  expectTakeOver()
  const { tokenHash, type } = link
  const { data } = await answered(auth.verifyOtp({ token_hash: tokenHash, type }))
  if (data.session === null) return 'half-agreed'
  stored.write(usedKey, `${tokenHash} ${data.session.user.id}`)
  accepted = type
  const session = currentSession()
  return session.status === 'signed-out' && session.codeDue ? 'code-due' : 'signed-in'
}
