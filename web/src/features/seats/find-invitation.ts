import type { ApolloClient } from '@apollo/client'
import { readNow } from '@/graphql/write.ts'
import { readInvitation, type Invitation } from './seats-document.ts'
import { SeatInvitationDocument } from './seats.generated.ts'

/**
 * What the link of an invitation opens for whoever is signed in; null when there is no such invitation.
 * @throws AppError
 */
export async function findInvitation(
  client: Pick<ApolloClient, 'query'>,
  token: string,
): Promise<Invitation | null> {
  if (!/^[\da-f]{64}$/.test(token)) return null
  const data = await readNow(client, SeatInvitationDocument, { token })
  return typeof data?.seatInvitation === 'string' ? readInvitation(data.seatInvitation) : null
}
