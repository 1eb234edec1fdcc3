import { hurryOrderMail } from '@/domain/order/hurry-order-mail.ts'
import { askAgain } from '@/graphql/ask-again.ts'
import type { WritingClient } from '@/graphql/write.ts'
import { toAppError } from '@/lib/errors.ts'
import { SendOrderMailAgainDocument } from './aftercare.generated.ts'

/**
 * Has a mail sent once more by the outbox.
 * @throws AppError mail_out_of_date, mails_sent_too_often
 */
export async function sendMailAgain(client: WritingClient, mailId: string): Promise<void> {
  try {
    await client.mutate({ mutation: SendOrderMailAgainDocument, variables: { mailId } })
    hurryOrderMail()
  } catch (error) {
    throw toAppError(error)
  } finally {
    await askAgain(client, ['orderForAdmin'])
  }
}
