import { z } from 'zod'
import { sendMail } from '../_shared/mail/send.ts'
import type { Client } from '../_shared/project/clients.ts'
import { required, type ReadVariable } from '../_shared/project/environment.ts'
import type { Language } from '../_shared/mail/letter.ts'
import { notice } from './notice.ts'

const account = z.object({ name: z.string(), language: z.enum(['en', 'af']).nullable() }).nullable()

/**
 * Mails the owner of a confirmed address, in the language of the profile; of the page, where it has none.
 * @param service the service client: nobody else may ask whether an address has an account
 */
export async function notify(
  read: ReadVariable,
  service: Client,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const answer = await service.rpc('find_confirmed_account', { email })
  if (answer.error !== null) throw answer.error
  const found = account.parse(answer.data)
  if (found === null) return
  const site = required(read, 'SITE_URL').replace(/\/+$/, '')
  const mail = notice({ email, name: found.name, language: found.language ?? language, site })
  await sendMail(read, { to: email, ...mail })
}
