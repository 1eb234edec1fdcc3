import { useLayoutEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { LegalDialogButton } from '@/features/legal/legal-dialog-button.tsx'
import { acceptCookies, declineCookies } from '@/lib/cookie-consent.ts'

/**
 * A strip at the foot of the window until it is answered, over the page: neither its coming nor its going moves anything
 * (docs/decisions/142). Until then nothing is measured, and the shop works in full.
 */
export function CookieBanner() {
  const intl = useIntl()
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['asksCookies'] = ''
    return () => {
      delete dataset['asksCookies']
    }
  }, [])
  return (
    <section
      aria-label={intl.formatMessage({ defaultMessage: 'Cookies', id: '460C4x' })}
      className="cookie-strip bg-card border-line fixed inset-x-0 z-40 flex flex-wrap content-center items-center gap-x-4 gap-y-1 overflow-hidden border-t px-4 text-sm min-[800px]:px-6 print:hidden"
    >
      <p className="min-[740px]:mr-auto">
        <FormattedMessage defaultMessage="Purchases are counted only if you accept." id="rG3QBQ" />
        <LegalDialogButton
          name="cookie-policy"
          className="text-board ml-1.5 font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          <FormattedMessage defaultMessage="Cookie Policy" id="cA0kQY" />
        </LegalDialogButton>
      </p>
      <div className="flex gap-2">
        <Button size="sm" onClick={acceptCookies}>
          <FormattedMessage defaultMessage="I accept" id="+fnRDB" />
        </Button>
        <Button size="sm" variant="outline" onClick={declineCookies}>
          <FormattedMessage defaultMessage="Decline" id="pvtgR2" />
        </Button>
      </div>
    </section>
  )
}
