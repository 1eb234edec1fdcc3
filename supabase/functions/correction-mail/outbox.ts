import { z } from 'zod'
import { emptyOutbox } from '../_shared/mail/outbox.ts'
import { sendMail } from '../_shared/mail/send.ts'
import type { Client } from '../_shared/project/clients.ts'
import { required, type ReadVariable } from '../_shared/project/environment.ts'
import { correctionMailContent, renderCorrectionMail } from './mail.ts'

const claimed = z.looseObject({ id: z.uuid() })

/**
 * Sends the mails about corrected files that are due (emptyOutbox). One that has nobody to go to any more is done
 * without being sent.
 * @returns how many were sent and how many were not
 */
export async function sendDueCorrectionMails(
  read: ReadVariable,
  service: Client,
  send: typeof sendMail = sendMail,
): Promise<{ sent: number; failed: number }> {
  return emptyOutbox(service, {
    name: 'correction mail',
    claim: async (client, atMost) => {
      const due = await client.rpc('claim_correction_mail', { at_most: atMost })
      if (due.error !== null) throw due.error
      return z.array(claimed).parse(due.data)
    },
    finish: async (client, id, problem) => {
      const finished = await client.rpc('finish_correction_mail', {
        mail_id: id,
        ...(problem === null ? {} : { problem }),
      })
      if (finished.error !== null) throw finished.error
    },
    deliver: async (row) => {
      if (!('to' in row)) return
      const mail = correctionMailContent.parse(row)
      await send(read, {
        to: mail.to,
        replyTo: required(read, 'SUPPORT_EMAIL'),
        // The same at every attempt, so that mail programs show one.
        messageId: `<${mail.id}@corrections.kryt>`,
        ...renderCorrectionMail(mail, required(read, 'SITE_URL')),
      })
    },
  })
}
