import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { z } from 'zod/mini'
import { CheckboxField } from '@/components/form/fields/tick-fields.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { useSession } from '@/lib/session.ts'
import { reloadCustomers } from '../reload-customers.ts'
import { customerName, type Customer } from './customer-document.ts'
import { groupsIn, readGroups, saveGroups, ticksOf } from './save-groups.ts'

const ticks = z.object({
  teacher: z.boolean(),
  admin: z.boolean(),
  superadmin: z.boolean(),
  reporting: z.boolean(),
})

/** The groups of a person: what they may do, from their next request on. */
export function GroupsDialog({
  customer,
  userId,
  onClose,
}: {
  customer: Customer
  userId: string
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const session = useSession()
  const own = session.status === 'signed-in' && session.user.id === userId
  const form = useEntityForm({
    schema: ticks,
    values: ticksOf(customer.groups),
    version: JSON.stringify(customer.groups),
    save: async (values, { version }) =>
      saveGroups(client, { userId, groups: groupsIn(values), version }),
    reread: async () => readGroups(client, userId),
    onSaved: async () => {
      await reloadCustomers(client)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      width={500}
      title={<FormattedMessage defaultMessage="User groups" id="FWJR1B" />}
      description={intl.formatMessage(
        { defaultMessage: 'What {name} may do, from the next request on.', id: 'pXUaV5' },
        { name: customerName(customer) },
      )}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <CheckboxField
          form={form}
          name="teacher"
          label={<FormattedMessage defaultMessage="Teacher" id="u7E3Yk" />}
          hint={
            <FormattedMessage
              defaultMessage="Shop and workspace. Whoever opens the workspace gets this again."
              id="dMTt7V"
            />
          }
        />
        <CheckboxField
          form={form}
          name="admin"
          label={<FormattedMessage defaultMessage="Administrator" id="3wmuyF" />}
          hint={
            <FormattedMessage
              defaultMessage="The back-office: customers, orders, quotes, resources and messages."
              id="IjP0kv"
            />
          }
        />
        <CheckboxField
          form={form}
          name="superadmin"
          label={<FormattedMessage defaultMessage="Superadministrator" id="6sDh12" />}
          hint={
            own ? (
              <FormattedMessage
                defaultMessage="You cannot take this right from yourself; another superadmin can."
                id="ZOIEnJ"
              />
            ) : (
              <FormattedMessage
                defaultMessage="User groups, merging accounts, credentials and reporting data."
                id="VAw1U5"
              />
            )
          }
        />
        <CheckboxField
          form={form}
          name="reporting"
          label={
            <FormattedMessage
              defaultMessage="Reporting"
              id="fUCgxo"
              description="A group of users"
            />
          }
          hint={
            <FormattedMessage
              defaultMessage="The dashboards with the figures of the shop."
              id="Fvda/m"
            />
          }
        />
      </div>
    </FormDialog>
  )
}
