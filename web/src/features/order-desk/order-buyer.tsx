import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths.ts'
import type { DeskOrder } from './desk-order-document.ts'

/** Whose order it is, with the ways to reach the person. */
export function OrderBuyer({ buyer }: { buyer: DeskOrder['buyer'] }) {
  const { title, name, surname, username, email, phone, school } = buyer
  const full = [title, name, surname].filter(Boolean).join(' ')
  return (
    <section aria-labelledby="order-buyer">
      <h3 id="order-buyer" className="pb-2 text-lg">
        <FormattedMessage defaultMessage="Customer" id="hkENym" />
      </h3>
      <div className="grid justify-items-start gap-0.5 text-[15px]">
        <Link
          to={adminPaths.customers.href({ words: username })}
          className="text-board font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {full === '' ? username : full}
        </Link>
        {full !== '' && <span className="wrap-anywhere">{username}</span>}
        {typeof email === 'string' && email !== username && (
          <span className="wrap-anywhere">{email}</span>
        )}
        {typeof phone === 'string' && <span className="tabular-nums">{phone}</span>}
        {typeof school === 'string' && <span className="text-ink-muted">{school}</span>}
      </div>
    </section>
  )
}
