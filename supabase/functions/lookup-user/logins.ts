import { z } from 'zod'
import type { Client } from '../_shared/project/clients.ts'
import { required, type ReadVariable } from '../_shared/project/environment.ts'
import { FunctionError } from '../_shared/http/function-error.ts'
import { sendMail } from '../_shared/mail/send.ts'
import type { LostLogin } from './handler.ts'
import { instructions } from './instructions.ts'

const lostLogin = z.enum(['existing', 'never_signed_in', 'profile_only']).nullable()

export async function findLostLogin(service: Client, email: string): Promise<LostLogin> {
  const answer = await service.rpc('find_lost_login', { email })
  if (answer.error !== null) throw answer.error
  return lostLogin.parse(answer.data)
}

/** @throws FunctionError 503 mail_not_sent */
export async function sendInstructions(
  read: ReadVariable,
  service: Client,
  email: string,
  login: 'never_signed_in' | 'profile_only',
): Promise<void> {
  const site = required(read, 'SITE_URL')
  // An invitation creates the user. The profile is joined to it when the link has proved that the address is theirs.
  const { data, error } = await service.auth.admin.generateLink({
    type: login === 'profile_only' ? 'invite' : 'recovery',
    email,
    options: { redirectTo: `${site}/auth/confirm` },
  })
  if (error !== null) throw error
  // A page of ours, as in supabase/templates: its button spends the token, which no scanner of mails presses (149).
  const { hashed_token: token, verification_type: type } = data.properties
  const link = `${site}/auth/confirm#${new URLSearchParams({ token_hash: token, type }).toString()}`
  try {
    await sendMail(read, { to: email, ...instructions(link) })
  } catch (problem) {
    // eslint-disable-next-line no-console -- standard error is the function's log
    console.error('mail:', problem)
    throw new FunctionError(503, 'mail_not_sent')
  }
}
