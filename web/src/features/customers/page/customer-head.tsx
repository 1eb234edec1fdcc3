import { GitMergeIcon, HistoryIcon, ShieldIcon } from 'lucide-react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { ActionButton, type Action } from '@/components/list/action.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { adminPaths } from '@/config/admin-paths.ts'
import { can } from '@/config/can.ts'
import { Money } from '@/domain/money/money.tsx'
import { useGroups } from '@/lib/groups.ts'
import { groupNames } from '../group-names.ts'
import { customerName, type Customer } from './customer-document.ts'

export type CustomerDialog = 'note' | 'groups' | 'merge' | 'changes'

/** The name of a customer, what the person is here, and what can be done. */
export function CustomerHead({
  customer,
  onOpen,
}: {
  customer: Customer
  onOpen: (dialog: CustomerDialog) => void
}) {
  const intl = useIntl()
  const mine = useGroups()
  const actions: Action[] = [
    ...(can(mine, 'call', 'set_user_groups') && customer.userId !== null
      ? [
          {
            id: 'groups',
            label: intl.formatMessage({ defaultMessage: 'User groups', id: 'FWJR1B' }),
            icon: <ShieldIcon aria-hidden="true" />,
            writes: true,
            onSelect: () => onOpen('groups'),
          },
        ]
      : []),
    ...(can(mine, 'call', 'merge_accounts') && customer.teacherProfileId !== null
      ? [
          {
            id: 'merge',
            label: intl.formatMessage({ defaultMessage: 'Merge accounts', id: 'K4bNpn' }),
            icon: <GitMergeIcon aria-hidden="true" />,
            writes: true,
            onSelect: () => onOpen('merge'),
          },
        ]
      : []),
    {
      id: 'changes',
      label: intl.formatMessage({ defaultMessage: 'Show changes', id: 'QqSmEm' }),
      icon: <HistoryIcon aria-hidden="true" />,
      onSelect: () => onOpen('changes'),
    },
  ]
  return (
    <header className="grid gap-4">
      <Link
        to={adminPaths.customers.href()}
        className="text-ink-muted hover:text-board justify-self-start text-sm font-medium underline-offset-4 hover:underline"
      >
        <FormattedMessage defaultMessage="All customers" id="ljxw1z" />
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-3xl wrap-anywhere">{customerName(customer)}</h1>
          <p className="text-ink-muted mt-2 flex flex-wrap items-center gap-2">
            {customer.groups.map((group) => (
              <Badge key={group} tone={group === 'teacher' ? 'good' : 'note'}>
                {groupNames(intl, [group])}
              </Badge>
            ))}
            {customer.userId === null && (
              <Badge tone="over">
                {customer.closedAt === null ? (
                  <FormattedMessage
                    defaultMessage="From the old shop, never signed in"
                    id="i/jg55"
                  />
                ) : (
                  <FormattedMessage defaultMessage="Account closed" id="Ek8e8C" />
                )}
              </Badge>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {actions.map((action) => (
            <ActionButton key={action.id} action={action} variant="outline" size="sm" />
          ))}
        </div>
      </div>
      <Figures customer={customer} />
    </header>
  )
}

/** Shown where there is nothing. */
const none = '–'

const figure = 'bg-card border-line rounded-lg border px-5 py-3'
const number = 'mt-0.5 text-2xl font-semibold tabular-nums'
const label = 'text-ink-muted text-sm'

/** What a conversation on the phone begins with. */
function Figures({ customer: { orders, cart, library } }: { customer: Customer }) {
  if (library === null) return null
  return (
    <dl className="grid grid-cols-2 gap-4 min-[800px]:grid-cols-4">
      {orders !== undefined && (
        <>
          <div className={figure}>
            <dt className={label}>
              <FormattedMessage defaultMessage="Paid in all" id="gkVWLY" />
            </dt>
            <dd className={number}>
              <Money amount={orders.paid} />
            </dd>
          </div>
          <div className={figure}>
            <dt className={label}>
              <FormattedMessage
                defaultMessage="Awaiting payment"
                id="ho3BiL"
                description="Number of orders"
              />
            </dt>
            <dd className={number}>
              <FormattedNumber value={orders.waiting} />
            </dd>
          </div>
        </>
      )}
      <div className={figure}>
        <dt className={label}>
          <FormattedMessage defaultMessage="Resources owned" id="9WnVxD" />
        </dt>
        <dd className={number}>
          <FormattedNumber value={library.count} />
        </dd>
      </div>
      {cart !== undefined && (
        <div className={figure}>
          <dt className={label}>
            <FormattedMessage
              defaultMessage="In the cart"
              id="MnMDUB"
              description="Sum of the cart"
            />
          </dt>
          <dd className={number}>{cart === null ? none : <Money amount={cart.total} />}</dd>
        </div>
      )}
    </dl>
  )
}
