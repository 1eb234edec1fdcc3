import { hurryOrderMail } from '@/domain/order/hurry-order-mail.ts'
import { writeRow, type WritingClient } from '@/graphql/write.ts'
import { askAgain } from '@/graphql/ask-again.ts'
import { toAppError } from '@/lib/errors.ts'
import { InviteToSeatDocument, TakeSeatDocument, WithdrawSeatDocument } from './seats.generated.ts'

/**
 * Invites each of these addresses to a seat, one after the other.
 * @param onInvited called after each, so that what is left can be tried again
 * @throws AppError of the first that could not be invited
 */
export async function inviteAll(
  client: WritingClient,
  lineId: string,
  addresses: readonly string[],
  onInvited: (address: string) => void,
): Promise<void> {
  try {
    for (const email of addresses) {
      await client.mutate({ mutation: InviteToSeatDocument, variables: { lineId, email } })
      onInvited(email)
    }
  } catch (error) {
    throw toAppError(error)
  } finally {
    hurryOrderMail()
    await askAgain(client, ['orderSeats'])
  }
}

/** @throws AppError seat_taken, seat_not_found */
export const withdrawSeat = async (client: WritingClient, seatId: string) =>
  writeRow(client, WithdrawSeatDocument, { seatId }, ['orderSeats'])

/** @throws AppError seat_taken, seat_withdrawn, seat_closed, seat_not_found, already_owned */
export const takeSeat = async (client: WritingClient, token: string) =>
  writeRow(client, TakeSeatDocument, { token }, ['myLibrary'])
