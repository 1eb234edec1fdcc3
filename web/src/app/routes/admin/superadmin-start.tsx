import { ChevronRightIcon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths.ts'

/** For superadmins who are not administrators: what they look after, and where. */
export function SuperadminStart() {
  return (
    <div className="mt-4 grid max-w-2xl gap-6">
      <p className="text-ink-muted">
        <FormattedMessage
          defaultMessage="You look after accounts and groups. Orders, money and resources are for administrators; add yourself to their group if you work with them too."
          id="z/EcN+"
        />
      </p>
      <Link
        to={adminPaths.customers.href()}
        className="bg-card border-line hover:border-board focus-visible:border-board flex items-center gap-4 rounded-lg border p-5 transition-colors"
      >
        <span className="grid gap-1">
          <span className="text-lg font-semibold">
            <FormattedMessage defaultMessage="Customers" id="TkYZBT" />
          </span>
          <span className="text-ink-muted text-[15px]">
            <FormattedMessage
              defaultMessage="Teachers and administrators, their groups, and the reporting data"
              id="jYSfmL"
            />
          </span>
        </span>
        <ChevronRightIcon aria-hidden="true" className="text-ink-muted ml-auto size-5 shrink-0" />
      </Link>
    </div>
  )
}
