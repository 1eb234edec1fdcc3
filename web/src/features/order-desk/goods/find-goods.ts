import type { ApolloClient } from '@apollo/client'
import type { IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import type { Choice, Found } from '@/components/form/fields/combobox/choice.ts'
import { toAppError } from '@/lib/errors.ts'
import { formatRand, parseRand } from '@/lib/money.ts'
import { GoodsFoundDocument } from './goods.generated.ts'
import { itemKey, itemOf, type OrderedItem } from './ordered-item.ts'

const hits = z.array(
  z.object({
    productId: z.nullable(z.string()),
    productBundleId: z.nullable(z.string()),
    title: z.string(),
    price: z.string(),
    sku: z.nullable(z.number()),
    physical: z.boolean(),
    language: z.nullable(z.string()),
    questions: z.unknown(),
    forSale: z.boolean(),
  }),
)

type Hit = z.infer<typeof hits>[number]

/** What tells two with the same title apart: price, kind, and that it is not in the shop. */
function noteOf(intl: IntlShape, locale: 'en' | 'af', hit: Hit): string {
  return [
    parseRand(hit.price) === 0
      ? intl.formatMessage({ defaultMessage: 'FREE', id: '7GOXli' })
      : formatRand(parseRand(hit.price), locale),
    hit.sku === null
      ? null
      : intl.formatMessage({ defaultMessage: 'no. {sku}', id: 'cfRvrz' }, { sku: String(hit.sku) }),
    hit.productBundleId === null
      ? null
      : intl.formatMessage({ defaultMessage: 'Bundle', id: '7/uNa/' }),
    hit.physical ? intl.formatMessage({ defaultMessage: 'Posted', id: 'QYYHH3' }) : null,
    hit.forSale ? null : intl.formatMessage({ defaultMessage: 'Not in the shop', id: 'FvniA8' }),
  ]
    .filter((part) => part !== null)
    .join(' · ')
}

/** As many as a person looks through; who wants another one types more of its name (docs/decisions/096). */
const shown = 40

/**
 * The resources and bundles that a search finds, for sale or not.
 * @throws AppError
 */
export async function findGoods(
  client: Pick<ApolloClient, 'query'>,
  intl: IntlShape,
  locale: 'en' | 'af',
  words: string,
  signal: AbortSignal,
): Promise<Found<OrderedItem>> {
  const { data, error } = await client.query({
    query: GoodsFoundDocument,
    variables: { words, atMost: shown + 1 },
    // Prices and questions are those of this moment.
    fetchPolicy: 'no-cache',
    context: { fetchOptions: { signal } },
  })
  if (typeof data?.searchGoods !== 'string') throw toAppError(error)
  const found = hits.parse(JSON.parse(data.searchGoods))
  return {
    more: found.length > shown,
    choices: found.slice(0, shown).map((hit): Choice<OrderedItem> => ({
      key: itemKey(hit),
      label: hit.title,
      note: noteOf(intl, locale, hit),
      value: itemOf(hit),
    })),
  }
}
