import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { LostPageDrawing } from '@/components/brand/drawings/lost-page.tsx'
import { PageHead } from '@/components/page-head.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'

export function NotFound() {
  const intl = useIntl()
  return (
    <div className="page flex flex-1 flex-col items-center justify-center py-16 text-center">
      <PageHead
        indexed={false}
        title={intl.formatMessage({ defaultMessage: 'Page Not Found', id: 'Mz/gsa' })}
      />
      <LostPageDrawing />
      <h1 className="mt-8 text-[36px] min-[740px]:text-[48px]">
        <FormattedMessage defaultMessage="Page Not Found" id="Mz/gsa" />
      </h1>
      <p className="text-ink-muted mt-3 max-w-[44ch] text-lg text-balance">
        <FormattedMessage
          defaultMessage="Somebody wiped the board before we could copy it down."
          id="I1jWkj"
        />
      </p>
      <Button asChild size="lg" className="mt-8">
        <Link to={paths.home.href()}>
          <FormattedMessage defaultMessage="Go to Home" id="Q3y8oz" />
        </Link>
      </Button>
    </div>
  )
}
