import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { CommunicationCard } from '@/domain/communication/communication-card.tsx'
import {
  CommunicationCard_CommunicationFragmentDoc,
  type CommunicationCard_CommunicationFragment,
} from './communication-card.generated.ts'

/** A card of the list: it follows its communication in the cache. */
export function ListedCard({
  communication,
}: {
  communication: FragmentType<CommunicationCard_CommunicationFragment>
}) {
  const { data } = useSuspenseFragment({
    fragment: CommunicationCard_CommunicationFragmentDoc,
    fragmentName: 'CommunicationCard_communication',
    from: communication,
  })
  return <CommunicationCard communication={data} />
}
