import { FormattedMessage, useIntl } from 'react-intl'
import { CopyButton } from '@/components/copy-button.tsx'
import type { Enrolment } from './authenticators.ts'

/** In groups of four, which are easier to type. */
const grouped = (key: string) => key.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** The QR code to scan, and the key for people who cannot scan it because they read this on the phone itself. */
export function AuthenticatorKey({ enrolment }: { enrolment: Enrolment }) {
  const intl = useIntl()
  const label = intl.formatMessage({ defaultMessage: 'Key', id: 'EcglP9' })
  return (
    <>
      <p className="text-ink-muted">
        <FormattedMessage
          defaultMessage="Scan this with an authenticator app, such as Google Authenticator, Microsoft Authenticator or 2FAS."
          id="1vvNQy"
        />
      </p>
      <img
        src={enrolment.picture}
        alt={intl.formatMessage({
          defaultMessage: 'QR code for your authenticator app',
          id: 'MBwRvF',
        })}
        width={208}
        height={208}
        className="border-line mx-auto size-52 rounded-md border bg-white"
      />
      <div className="border-line bg-paper rounded-md border py-2.5 pr-2 pl-4">
        <div className="text-ink-muted text-sm">
          <FormattedMessage
            defaultMessage="Cannot scan? Type or copy this key into the app:"
            id="gEAjMF"
          />
        </div>
        <div className="flex items-center gap-2">
          <code translate="no" className="min-w-0 flex-1 font-mono text-[15px] break-words">
            {grouped(enrolment.key)}
          </code>
          <CopyButton text={enrolment.key} label={label} />
        </div>
      </div>
    </>
  )
}
