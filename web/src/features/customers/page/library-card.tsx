import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths.ts'
import { can } from '@/config/can.ts'
import { paths } from '@/config/paths.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatShortDay } from '@/lib/dates.ts'
import { useGroups } from '@/lib/groups.ts'
import { CustomerCard, Nothing, ShowMore } from './customer-card.tsx'
import type { Customer, OwnedResource } from './customer-document.ts'
import { useMore } from './use-more.ts'

/** What a customer owns, and from which order. */
export function LibraryCard({
  customer,
  library,
}: {
  customer: Customer
  library: NonNullable<Customer['library']>
}) {
  const more = useMore('library', customer.teacherProfileId, library)
  return (
    <CustomerCard
      title={<FormattedMessage defaultMessage="Library" id="StcK67" />}
      count={library.count}
    >
      {library.count === 0 ? (
        <Nothing>
          <FormattedMessage defaultMessage="Nothing is in the library yet." id="3hQHE0" />
        </Nothing>
      ) : (
        <ul className="divide-line -my-2 divide-y">
          {more.rows.map((resource) => (
            <ResourceRow key={resource.id} resource={resource} />
          ))}
        </ul>
      )}
      <ShowMore more={more} />
    </CustomerCard>
  )
}

function ResourceRow({ resource }: { resource: OwnedResource }) {
  const locale = useLocale()
  return (
    <li className="py-2.5">
      <Link
        to={paths.product.hrefForAdministrators(resource.id)}
        className="hover:text-board font-semibold wrap-anywhere hover:underline"
      >
        {resource.title}
      </Link>
      <p className="text-ink-muted text-sm wrap-anywhere">
        <time dateTime={resource.since}>{formatShortDay(resource.since, locale)}</time>
        <span className="before:mx-1.5 before:content-['·']">
          <Origin resource={resource} />
        </span>
        {resource.bundle !== null && (
          <span className="before:mx-1.5 before:content-['·']">
            <FormattedMessage
              defaultMessage="in the bundle “{title}”"
              id="gQxHs+"
              values={{ title: resource.bundle }}
            />
          </span>
        )}
      </p>
    </li>
  )
}

/** From where it is owned. Superadmins who are no administrators see the number, but may not open the order. */
function Origin({ resource: { source, orderId, orderNumber } }: { resource: OwnedResource }) {
  const opens = can(useGroups(), 'call', 'order_for_admin')
  if (source === 'subscribed') {
    return <FormattedMessage defaultMessage="added with the subscription" id="53gYCI" />
  }
  const number = orderNumber ?? orderId?.slice(0, 8) ?? ''
  const order =
    opens && orderId !== null ? (
      <Link
        to={adminPaths.productOrders.href(orderNumber ?? orderId)}
        className="text-board tabular-nums underline underline-offset-4"
      >
        {number}
      </Link>
    ) : (
      <span className="tabular-nums">{number}</span>
    )
  return source === 'seat' ? (
    <FormattedMessage
      defaultMessage="a seat of order {number}"
      id="aXsRZz"
      values={{ number: order }}
    />
  ) : (
    <FormattedMessage defaultMessage="order {number}" id="biVv4z" values={{ number: order }} />
  )
}
