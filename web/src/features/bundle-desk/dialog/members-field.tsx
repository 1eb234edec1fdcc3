import { useApolloClient } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { MultiComboboxField } from '@/components/form/fields/combobox-field.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { toAppError } from '@/lib/errors.ts'
import { formatRand, parseRand } from '@/lib/money.ts'
import { BundleMembersFoundDocument } from './bundle-dialog.generated.ts'
import type { BundleValues } from './bundle-schema.ts'
import { MemberRow } from './member-row.tsx'
import type { BundlePreview } from './use-bundle-preview.ts'

const most = 20

/** The resources of a bundle, in the order in which buyers see them. */
export function MembersField({
  form,
  preview,
}: {
  form: EntityForm<BundleValues>
  preview: BundlePreview | null
}) {
  const intl = useIntl()
  const locale = useLocale()
  const client = useApolloClient()
  const ids = useWatch({ control: form.control, name: 'productIds' })
  const memberOf = (id: string) => preview?.members.find((one) => one.id === id)
  const put = (next: string[]) =>
    form.setValue('productIds', next, { shouldDirty: true, shouldValidate: true })
  return (
    <div className="grid gap-2">
      <MultiComboboxField
        form={form}
        name="productIds"
        label={<FormattedMessage defaultMessage="Resources" id="c/KktL" />}
        listedBelow
        search={async (words, signal) => {
          const { data, error } = await client.query({
            query: BundleMembersFoundDocument,
            variables: { words },
            fetchPolicy: 'network-only',
            context: { fetchOptions: { signal } },
          })
          if (data === undefined) throw toAppError(error)
          const found = data.searchProducts?.edges.map(({ node }) => node) ?? []
          return {
            choices: found.slice(0, most).map(({ id, title, salePrice }) => ({
              key: id,
              value: id,
              label: title,
              note: formatRand(parseRand(salePrice ?? '0'), locale),
            })),
            more: found.length > most,
          }
        }}
        choiceOf={(id) => ({ key: id, value: id, label: memberOf(id)?.title ?? '…' })}
        listLabel={intl.formatMessage({ defaultMessage: 'Resources', id: 'c/KktL' })}
        placeholder={intl.formatMessage({
          defaultMessage: 'Title, topic, tag, price, SKU',
          id: '2x9TRJ',
        })}
      />
      {ids.length > 0 && (
        <ol className="divide-line border-line divide-y rounded-md border">
          {ids.map((id, place) => (
            <MemberRow
              key={id}
              member={memberOf(id)}
              onUp={place === 0 ? null : () => put(swapped(ids, place - 1))}
              onDown={place === ids.length - 1 ? null : () => put(swapped(ids, place))}
              onRemove={() => put(ids.filter((one) => one !== id))}
            />
          ))}
        </ol>
      )}
    </div>
  )
}

/** The list in which the one at `place` and the one after it have changed places. */
const swapped = (ids: readonly string[], place: number): string[] => [
  ...ids.slice(0, place),
  ...ids.slice(place, place + 2).toReversed(),
  ...ids.slice(place + 2),
]
