import { z } from 'zod/mini'
import type { ApolloClient } from '@apollo/client'
import { hurryOrderMail } from '@/domain/order/hurry-order-mail.ts'
import { askAgain } from '@/graphql/ask-again.ts'
import type { WritingClient } from '@/graphql/write.ts'
import { toAppError } from '@/lib/errors.ts'
import { SendOrderMailAgainDocument } from './aftercare.generated.ts'

const identified = z.looseObject({ id: z.string() })
const answer = z.object({ order: identified })

/** Whether a kept answer, by number or id, is that order. */
const isOf = (id: string, kept: unknown): boolean => {
  if (typeof kept !== 'string') return false
  const read = z.nullable(identified).safeParse(JSON.parse(kept))
  return read.success && read.data?.id === id
}

/**
 * Has a mail sent once more by the outbox. The answer is the order as it is then, so nothing is read again.
 * @throws AppError mail_out_of_date, mails_sent_too_often
 */
export async function sendMailAgain(
  client: WritingClient & Pick<ApolloClient, 'cache'>,
  mailId: string,
): Promise<void> {
  try {
    const { data } = await client.mutate({
      mutation: SendOrderMailAgainDocument,
      variables: { mailId },
    })
    const { order } = answer.parse(JSON.parse(data?.sendOrderMailAgain ?? 'null'))
    client.cache.modify({
      fields: {
        orderForAdmin: (kept: unknown) => (isOf(order.id, kept) ? JSON.stringify(order) : kept),
      },
    })
    hurryOrderMail()
  } catch (error) {
    // What is shown is no longer so.
    await askAgain(client, ['orderForAdmin'])
    throw toAppError(error)
  }
}
