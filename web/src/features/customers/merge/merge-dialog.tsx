import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { z } from 'zod/mini'
import type { EntityForm } from '@/components/form/entity-form.ts'
import type { Choice } from '@/components/form/fields/combobox/choice.ts'
import { ComboboxField } from '@/components/form/fields/combobox-field.tsx'
import { RadioField } from '@/components/form/fields/tick-fields.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { writeRow } from '@/graphql/write.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatRand, parseRand } from '@/lib/money.ts'
import { customerName, type Customer } from '../page/customer-document.ts'
import { MergeAccountsDocument } from './merge.generated.ts'
import { MergePreview } from './merge-preview.tsx'
import { searchOther } from './merge-search.ts'
import { usePreview } from './use-preview.ts'

interface MergeValues {
  other: string | null
  keep: 'this' | 'other'
  cart: '' | 'kept' | 'emptied'
}

/** What two accounts may appear in. */
const lists = [
  'customerPage',
  'reportingTeacherCollection',
  'searchReportingTeachers',
  'searchOrders',
  'teacherProductsOrderCollection',
] as const

const called = ({ label, note }: Pick<Choice<string>, 'label' | 'note'>) =>
  note === undefined ? label : `${label} (${note})`

/** Makes two accounts of one person into one (superadmins). What will happen is shown first. */
export function MergeDialog({
  customer,
  profileId,
  onMerged,
  onClose,
}: {
  customer: Customer
  profileId: string
  /** @param keptId the profile that stays */
  onMerged: (keptId: string) => void
  onClose: () => void
}) {
  const intl = useIntl()
  const locale = useLocale()
  const client = useApolloClient()
  // The names of those that were found: customers of the old shop are in no list.
  const [found] = useState(() => new Map<string, Choice<string>>())
  const [pair, setPair] = useState<{ keptId: string; emptiedId: string } | null>(null)
  const { preview, error, pending } = usePreview(pair)
  const form: EntityForm<MergeValues> = useEntityForm<MergeValues, MergeValues, string>({
    schema: z.object({
      other: z
        .nullable(z.string())
        .check(
          z.refine(
            (id) => id !== null,
            intl.formatMessage({ defaultMessage: 'Choose the other account', id: 'okuXKj' }),
          ),
        ),
      keep: z.enum(['this', 'other']),
      cart: z.enum(['', 'kept', 'emptied']),
    }),
    values: { other: null, keep: 'this', cart: '' },
    sends: true,
    asks: false,
    notice: intl.formatMessage({ defaultMessage: 'The accounts are one now', id: 'fIMWjA' }),
    ready: !pending && error === null,
    problem: error,
    fieldOf: { merge_two_carts: 'cart' },
    save: async ({ other, keep, cart }) => {
      if (other === null) return false
      const [keptId, emptiedId] = keep === 'this' ? [profileId, other] : [other, profileId]
      await writeRow(
        client,
        MergeAccountsDocument,
        { keptId, emptiedId, cart: cart === '' ? null : cart },
        lists,
      )
      return keptId
    },
    onSaved: onMerged,
  })
  const other = useWatch({ control: form.control, name: 'other' })
  const keep = useWatch({ control: form.control, name: 'keep' })
  const showPair = (otherId: string | null, side: 'this' | 'other') => {
    form.setValue('cart', '')
    setPair(
      otherId === null
        ? null
        : side === 'this'
          ? { keptId: profileId, emptiedId: otherId }
          : { keptId: otherId, emptiedId: profileId },
    )
  }
  const choiceOf = (id: string): Choice<string> =>
    found.get(id) ?? { key: id, value: id, label: '…' }
  const own = { label: customerName(customer), note: customer.username }
  const ownName = called(own.label === own.note ? { label: own.label } : own)
  const otherName = other === null ? '' : called(choiceOf(other))
  const carts = preview?.carts
  const sum = (total: string) => formatRand(parseRand(total), locale)
  return (
    <FormDialog
      form={form}
      danger
      title={<FormattedMessage defaultMessage="Merge accounts" id="K4bNpn" />}
      description={
        <FormattedMessage
          defaultMessage="For a person with two accounts. Orders, invoices, library and planning of one move into the other, and the emptied account is closed."
          id="8lYAm4"
        />
      }
      action={<FormattedMessage defaultMessage="Merge" id="NLSvjh" />}
      onClose={onClose}
    >
      <ComboboxField
        form={form}
        name="other"
        label={<FormattedMessage defaultMessage="The other account" id="2jaRP/" />}
        hint={
          <FormattedMessage
            defaultMessage="A customer of the old shop who never signed in is found by the whole email address."
            id="gq+t/w"
          />
        }
        search={async (words, signal) => {
          const answer = await searchOther(client, profileId, words, signal)
          for (const choice of answer.choices) found.set(choice.key, choice)
          return answer
        }}
        choiceOf={choiceOf}
        listLabel={intl.formatMessage({ defaultMessage: 'Teachers', id: 'U3zfeg' })}
        placeholder={intl.formatMessage({
          defaultMessage: 'Name, email or school',
          id: '+ipWD9',
        })}
        onChosen={(id) => showPair(id, form.getValues('keep'))}
      />
      {other !== null && (
        <RadioField
          form={form}
          name="keep"
          label={<FormattedMessage defaultMessage="Which account stays?" id="LqbLAO" />}
          onChosen={(side) =>
            showPair(form.getValues('other'), side === 'other' ? 'other' : 'this')
          }
          options={[
            { value: 'this', label: ownName },
            { value: 'other', label: otherName },
          ]}
        />
      )}
      {carts && carts.kept !== null && carts.emptied !== null && preview.problem === null && (
        <RadioField
          form={form}
          name="cart"
          label={
            <FormattedMessage defaultMessage="Both have a cart. Which one stays?" id="fJYj8A" />
          }
          options={[
            {
              value: 'kept',
              label: intl.formatMessage(
                {
                  defaultMessage:
                    'That of the account that stays: {count, plural, one {# resource} other {# resources}}, {total}',
                  id: 'YULMow',
                },
                { count: carts.kept.count, total: sum(carts.kept.total) },
              ),
            },
            {
              value: 'emptied',
              label: intl.formatMessage(
                {
                  defaultMessage:
                    'That of the account that is closed: {count, plural, one {# resource} other {# resources}}, {total}',
                  id: 'DDjqrU',
                },
                { count: carts.emptied.count, total: sum(carts.emptied.total) },
              ),
            },
          ]}
        />
      )}
      <MergePreview
        preview={preview}
        pending={pending}
        emptied={keep === 'this' ? otherName : ownName}
      />
    </FormDialog>
  )
}
