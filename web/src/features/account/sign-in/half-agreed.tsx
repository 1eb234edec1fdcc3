import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { LetterDrawing } from '@/components/brand/drawings/letter.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { AuthPage } from './auth-page.tsx'

/** Shown after the link in one of the two mails about a change of address was opened. */
export function HalfAgreed() {
  const intl = useIntl()
  return (
    <AuthPage
      title={intl.formatMessage({ defaultMessage: 'One of two done', id: 'P+1A3Q' })}
      intro={
        <FormattedMessage
          defaultMessage="Thank you. Now open the link in your other inbox too; then the new address counts. Until then you sign in with the old one."
          id="JyXhsd"
        />
      }
    >
      <div className="grid justify-items-start gap-6">
        <LetterDrawing />
        <Button asChild variant="outline">
          <Link to={paths.account.href()}>
            <FormattedMessage defaultMessage="Go to your account" id="AfoLqz" />
          </Link>
        </Button>
      </div>
    </AuthPage>
  )
}
