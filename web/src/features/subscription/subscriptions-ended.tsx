import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatDay } from '@/lib/dates.ts'
import { Button } from '@/components/ui/button.tsx'

/** The last day on which subscriptions were sold. */
const lastDay = '2024-12-17'

/** Tells people who want to subscribe that subscriptions have ended, and where to go instead. */
export function SubscriptionsEnded() {
  return (
    <div className="border-chalk-yellow bg-chalk-yellow/10 rounded-r-md border-l-4 px-5 py-4">
      <p className="max-w-[62ch]">
        <FormattedMessage
          defaultMessage="Since {date} no subscriptions are sold. You now buy resources separately, pay once, and keep them."
          id="gO3Mvl"
          values={{ date: formatDay(lastDay, useLocale()) }}
        />
      </p>
      <Button asChild variant="link" size="inline" className="mt-2">
        <Link to={paths.homeSection.href('resources')}>
          <FormattedMessage defaultMessage="Browse resources" id="98tgK7" />
        </Link>
      </Button>
    </div>
  )
}
