import type { Customer } from './customer-document.ts'
import { CustomerHead, type CustomerDialog } from './customer-head.tsx'
import { FactsCard } from './facts-card.tsx'
import { HeldCard } from './held-card.tsx'
import { LibraryCard } from './library-card.tsx'
import { MailsCard } from './mails-card.tsx'
import { NotesCard } from './notes-card.tsx'
import { OrdersCard } from './orders-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** Everything about one customer. Parts that the caller may not read are not there. */
export function CustomerView({
  customer,
  onOpen,
}: {
  customer: Customer
  onOpen: (dialog: CustomerDialog) => void
}) {
  const { orders, quotes, library, mails, held } = customer
  const bought = orders !== undefined || library !== null
  return (
    <div className="grid gap-6">
      <CustomerHead customer={customer} onOpen={onOpen} />
      <div
        className={`grid items-start gap-5 ${bought ? 'min-[1000px]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : ''}`}
      >
        {bought && (
          <div className="grid min-w-0 gap-5">
            {held !== undefined && held.length > 0 && <HeldCard held={held} />}
            {orders !== undefined && (
              <OrdersCard customer={customer} orders={orders} kind="orders" />
            )}
            {quotes !== undefined && (
              <OrdersCard customer={customer} orders={quotes} kind="quotes" />
            )}
            {library !== null && <LibraryCard customer={customer} library={library} />}
            {mails !== undefined && <MailsCard customer={customer} mails={mails} />}
          </div>
        )}
        <div className="grid min-w-0 gap-5">
          <FactsCard customer={customer} />
          <NotesCard customer={customer} onNew={() => onOpen('note')} />
          <SessionsCard customer={customer} />
        </div>
      </div>
    </div>
  )
}
