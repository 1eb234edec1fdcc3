import type { ApolloClient } from '@apollo/client'

/** Fields of Query whose answer hangs on more than the rows that they name: lists, mostly. */
export type ListField =
  | 'teacherProductsOrderCollection'
  | 'searchOrders'
  | 'myLibrary'
  | 'teacherProfileCollection'
  | 'teacherScheduleCollection'
  | 'teacherClassSubjectCollection'
  | 'subjectCollection'
  | 'myUnreadAnnouncements'

const stale = (_value: unknown, { INVALIDATE }: { INVALIDATE: unknown }) => INVALIDATE

/** Asks again for what is on the screen and shows one of these lists. Resolves when the answers are there. */
export async function askAgain(
  client: Pick<ApolloClient, 'refetchQueries'>,
  fields: readonly ListField[],
): Promise<void> {
  await client.refetchQueries({
    updateCache: (cache) =>
      cache.modify({ fields: Object.fromEntries(fields.map((field) => [field, stale])) }),
  })
}
