import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { ClosedDoorDrawing } from '@/components/brand/drawings/closed-door.tsx'
import { PageHead } from '@/components/page-head.tsx'
import { SubscriptionsEnded } from '@/features/subscription/subscriptions-ended.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'

/** Shown to people without a subscription at the address of a page for subscribers. */
export function Component() {
  const intl = useIntl()
  return (
    <div className="page flex flex-1 flex-col items-center justify-center py-16 text-center">
      <PageHead
        indexed={false}
        title={intl.formatMessage({ defaultMessage: 'Subscribers only', id: '7vspaR' })}
        description={intl.formatMessage({
          defaultMessage:
            'Some resources were for subscribers. Subscriptions ended on 17 December 2024.',
          id: 'Pjt87E',
        })}
      />
      <ClosedDoorDrawing />
      <h1 className="mt-8 text-[36px] min-[740px]:text-[48px]">
        <FormattedMessage defaultMessage="Subscribers only" id="7vspaR" />
      </h1>
      <Button asChild size="lg" className="mt-8">
        <Link to={paths.profile.href()}>
          <FormattedMessage defaultMessage="Subscribe Now" id="iBRQen" />
        </Link>
      </Button>
      <div className="mt-10 max-w-xl text-left">
        <SubscriptionsEnded />
      </div>
    </div>
  )
}
