import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { LegalDialogButton } from '@/features/legal/legal-dialog-button.tsx'
import { acceptCookies } from '@/lib/cookie-consent.ts'

/** Shown until it is answered. Before that nothing is measured, and the shop works in full. */
export function CookieBanner() {
  const intl = useIntl()
  return (
    <section
      aria-label={intl.formatMessage({ defaultMessage: 'Cookies', id: '460C4x' })}
      className="bg-card border-line fixed inset-x-0 bottom-0 z-40 border-t px-5 py-4 shadow-2xl min-[740px]:inset-x-auto min-[740px]:bottom-6 min-[740px]:left-6 min-[740px]:max-w-[420px] min-[740px]:rounded-xl min-[740px]:border min-[740px]:p-6"
    >
      <p className="text-[15px]">
        <FormattedMessage
          defaultMessage="We keep your language, your theme and your sign-in in this browser. Purchases are counted only if you accept."
          id="rG3j4i"
        />
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button size="sm" onClick={acceptCookies}>
          <FormattedMessage defaultMessage="I accept" id="+fnRDB" />
        </Button>
        <LegalDialogButton
          name="cookie-policy"
          className="text-board min-h-10 text-sm font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          <FormattedMessage defaultMessage="Cookie Policy" id="cA0kQY" />
        </LegalDialogButton>
      </div>
    </section>
  )
}
