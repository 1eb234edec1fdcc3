import type { ApolloClient } from '@apollo/client'
import type { IntlShape } from 'react-intl'
import type { Choice, Found } from '@/components/form/fields/combobox/choice.ts'
import { statusWord } from '@/domain/order/order-words.ts'
import type { Locale } from '@/i18n/locale.ts'
import { toAppError } from '@/lib/errors.ts'
import { formatRand, parseRand } from '@/lib/money.ts'
import { serverNow } from '@/lib/server-clock.ts'
import { TargetsFoundDocument } from './eft-desk.generated.ts'

const years = 3

/** How long ago an order may have been placed for a transfer to be for it. */
const since = () => new Date(serverNow() - years * 365 * 86_400_000).toISOString()

/**
 * Orders that a search finds, by their ids.
 * @throws AppError
 */
export async function searchTargets(
  client: ApolloClient,
  intl: IntlShape,
  locale: Locale,
  words: string,
  signal: AbortSignal,
): Promise<Found<string>> {
  const { data, error } = await client.query({
    query: TargetsFoundDocument,
    variables: { words, placedFrom: since() },
    fetchPolicy: 'network-only',
    context: { fetchOptions: { signal } },
  })
  if (data === undefined) throw toAppError(error)
  const edges = data.searchOrders?.edges ?? []
  return {
    choices: edges.flatMap(({ node }): Choice<string>[] =>
      node.orderNumber === null
        ? []
        : [
            {
              key: node.id,
              value: node.id,
              label: node.orderNumber,
              note: [
                node.owner.split('::')[1],
                statusWord(intl, node.orderStatus),
                formatRand(parseRand(node.orderTotal), locale),
              ].join(' · '),
            },
          ],
    ),
    more: edges.length === 12,
  }
}
