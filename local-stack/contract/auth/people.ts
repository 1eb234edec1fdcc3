import { randomUUID } from 'node:crypto'
import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js'
import { decodeJwt } from 'jose'
import { inject } from 'vitest'
import { createMailbox, type Mailbox } from '../../testing/mailbox.ts'

const { url, publishableKey, secretKey, mailUrl } = inject('supabase')

export const authUrl = `${url}/auth/v1`
export const goodPassword = 'Chalk-and-board-7'
/** Another password that meets the policy, for changes. */
export const otherPassword = 'Paper+pencil.8'

/** An address that the project's links may lead to. */
export const allowedTarget = 'http://127.0.0.1:3000/welcome'

export const freshEmail = (): string => `person-${randomUUID()}@example.org`

/** A separate browser that shares nothing with other clients of the test. */
export const newClient = (flowType: 'implicit' | 'pkce' = 'implicit'): SupabaseClient =>
  createClient<object>(url, publishableKey, {
    auth: {
      flowType,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      persistSession: flowType === 'pkce',
      storage: memoryStorage(),
    },
  })

function memoryStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

export const admin = createClient(url, secretKey, {
  auth: { persistSession: false, autoRefreshToken: false },
}).auth.admin

export interface Person {
  id: string
  email: string
  password: string
}

/** A confirmed user. */
export async function newPerson(attributes: object = {}): Promise<Person> {
  const email = freshEmail()
  const password = goodPassword
  const { data, error } = await admin.createUser({
    email,
    password,
    email_confirm: true,
    ...attributes,
  })
  if (error !== null) throw error
  return { id: data.user.id, email, password }
}

export interface SignedIn extends Person {
  client: SupabaseClient
  session: Session
}

/** Signs the person in to another browser. */
export async function signIn(person: Person): Promise<SignedIn> {
  const client = newClient()
  const { data, error } = await client.auth.signInWithPassword(person)
  if (error !== null) throw error
  return { ...person, client, session: data.session }
}

export const newSignedIn = async (): Promise<SignedIn> => signIn(await newPerson())

/** Auth over plain HTTP, for details that the client library hides. */
export async function call(
  path: string,
  init: { method?: string; token?: string; headers?: Record<string, string>; body?: unknown } = {},
): Promise<Response> {
  const { method = 'GET', token, headers, body } = init
  return fetch(`${authUrl}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      apikey: publishableKey,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

export const claimsOf = (session: { access_token: string } | null | undefined) =>
  decodeJwt(session?.access_token ?? '')

/** Hosted projects send real emails, which a test cannot read. */
export const canReadMail = mailUrl !== null

export const mailbox: Mailbox = createMailbox(mailUrl ?? 'http://mail.invalid')

/** Opens the link of a mail as a browser would and returns where it leads. */
export async function follow(link: string): Promise<URL> {
  const answer = await fetch(link, { redirect: 'manual' })
  if (answer.status !== 303) throw new Error(`${String(answer.status)} ${await answer.text()}`)
  return new URL(answer.headers.get('location') ?? '')
}

export const fragmentOf = (target: URL): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(target.hash.slice(1)))

export interface ConfirmingMail {
  /** What the mail links to: our page, whose button spends the token. */
  page: string
  /** The same token as the link that Auth itself would have sent (`{{ .ConfirmationURL }}`). */
  link: string
  code: string
  tokenHash: string
}

/** The links and the code of the newest mail to an address. */
export async function mailTo(to: string, after: Date): Promise<ConfirmingMail> {
  const mail = await mailbox.waitForMail({ to, after })
  const code = />(\d{6})</.exec(mail.html.replaceAll(/\s+/g, ''))?.[1] ?? ''
  const page = mail.links.find((each) => each.includes('token')) ?? ''
  const fragment = page === '' ? {} : fragmentOf(new URL(page))
  const tokenHash = fragment['token_hash'] ?? ''
  const link = new URL(`${authUrl}/verify`)
  link.searchParams.set('token', tokenHash)
  link.searchParams.set('type', fragment['type'] ?? '')
  link.searchParams.set('redirect_to', fragment['redirect_to'] ?? '')
  return { page, link: link.href, code, tokenHash }
}

/** Waits before a second mail: each person gets at most one a second. */
export const untilNextMail = () => new Promise((resolve) => setTimeout(resolve, 1_050))
