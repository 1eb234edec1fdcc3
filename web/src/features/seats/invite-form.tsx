import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { TextAreaField } from '@/components/form/fields/text-field.tsx'
import { Form } from '@/components/form/form.tsx'
import { SaveBar } from '@/components/form/save-bar.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { addressesIn } from './addresses.ts'
import { inviteAll } from './seat-calls.ts'

/** What is wrong with the addresses; null when nothing is. */
export function addressProblem(intl: IntlShape, typed: string, left: number): string | null {
  const { addresses, wrong } = addressesIn(typed)
  if (wrong.length > 0) {
    return intl.formatMessage(
      { defaultMessage: 'Not an email address: {words}', id: 'M0nYwq' },
      { words: intl.formatList(wrong, { type: 'unit' }) },
    )
  }
  if (addresses.length === 0) {
    return intl.formatMessage({ defaultMessage: 'This field is required', id: 'TKmub+' })
  }
  if (addresses.length <= left) return null
  return intl.formatMessage(
    {
      defaultMessage:
        '{left, plural, one {Only one seat is left} other {Only # seats are left}}, and these are {count} addresses.',
      id: 'gL3qP4',
    },
    { left, count: addresses.length },
  )
}

/** Invites one colleague, or several whose addresses are pasted. */
export function InviteForm({
  lineId,
  left,
  onSent,
}: {
  lineId: string
  /** How many seats can still be given. */
  left: number
  onSent: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const form = useEntityForm({
    schema: z.object({
      addresses: z.string().check((field) => {
        const message = addressProblem(intl, field.value, left)
        if (message !== null) field.issues.push({ code: 'custom', input: field.value, message })
      }),
    }),
    values: { addresses: '' },
    edits: true,
    sends: true,
    mode: 'onTouched',
    notice: intl.formatMessage({ defaultMessage: 'Invitations are on their way', id: 'keG/nV' }),
    fieldOf: { email_invalid: 'addresses', already_owned: 'addresses' },
    save: async ({ addresses }) => {
      const waiting = new Set(addressesIn(addresses).addresses)
      try {
        await inviteAll(client, lineId, [...waiting], (address) => waiting.delete(address))
      } finally {
        // What was sent need not be sent again.
        if (waiting.size > 0) form.setValue('addresses', [...waiting].join('\n'))
      }
    },
    onSaved: onSent,
  })
  return (
    <Form form={form} className="grid gap-3">
      <TextAreaField
        form={form}
        name="addresses"
        rows={2}
        className="min-h-20"
        inputMode="email"
        label={<FormattedMessage defaultMessage="Invite colleagues by email" id="AiSXtO" />}
        hint={
          <FormattedMessage
            defaultMessage="One address, or several: separate them with commas, or paste a list."
            id="SGIKvh"
          />
        }
      />
      <SaveBar form={form} variant="outline">
        <FormattedMessage defaultMessage="Send invitations" id="FNgopl" />
      </SaveBar>
    </Form>
  )
}
