import { useState, useTransition } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import { AccountSection } from '../details/account-section.tsx'
import { AddPhone } from './add-phone.tsx'
import { sendCode, type PhoneFactor, type SentCode } from './phone-factors.ts'
import { RemovePhone } from './remove-phone.tsx'

/** The part of the account page about codes by SMS. It is there only where the project can send messages. */
export function SmsSection({
  phones,
  suggested,
  others,
  onChanged,
}: {
  phones: readonly PhoneFactor[]
  /** The number that is offered first. */
  suggested: string
  /** How many other second steps the account has. */
  others: number
  onChanged: () => void
}) {
  const intl = useIntl()
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<{ phone: PhoneFactor; sent: SentCode } | null>(null)
  const [sending, startSending] = useTransition()
  const [error, setError] = useState<unknown>(null)
  const remove = (phone: PhoneFactor) =>
    startSending(async () => {
      setError(null)
      try {
        setRemoving({ phone, sent: await sendCode(phone.id) })
      } catch (problem) {
        setError(problem)
      }
    })
  const isOn = phones.length > 0
  return (
    <AccountSection heading={<FormattedMessage defaultMessage="Codes by SMS" id="R+DbYg" />}>
      <Badge tone={isOn ? 'good' : 'over'}>
        {isOn ? (
          <FormattedMessage
            defaultMessage="On"
            id="vPNl8f"
            description="The second step of signing in"
          />
        ) : (
          <FormattedMessage
            defaultMessage="Off"
            id="Kv+hds"
            description="The second step of signing in"
          />
        )}
      </Badge>
      <p className="text-ink-muted text-[15px]">
        <FormattedMessage
          defaultMessage="For phones without an authenticator app: signing in takes your password and a code that we send you."
          id="ipbSqi"
        />
      </p>
      {isOn && (
        <ul className="border-line divide-line bg-card w-full divide-y rounded-md border">
          {phones.map((phone) => (
            <li key={phone.id} className="flex items-center gap-3.5 py-3 pr-3 pl-4">
              <span className="min-w-0 flex-1 font-semibold">{phone.phone}</span>
              <WritingButton
                variant="quiet"
                size="sm"
                disabled={sending}
                aria-label={intl.formatMessage(
                  { defaultMessage: 'Remove {name}', id: 'T0e6Lh' },
                  { name: phone.phone },
                )}
                onClick={() => remove(phone)}
              >
                <FormattedMessage defaultMessage="Remove" id="G/yZLu" />
              </WritingButton>
            </li>
          ))}
        </ul>
      )}
      <FormError error={error} />
      {!isOn && (
        <WritingButton variant="outline" onClick={() => setAdding(true)}>
          <FormattedMessage defaultMessage="Get codes by SMS" id="rQY0tK" />
        </WritingButton>
      )}
      {adding && (
        <AddPhone suggested={suggested} onAdded={onChanged} onClose={() => setAdding(false)} />
      )}
      {removing !== null && (
        <RemovePhone
          {...removing}
          only={others === 0 && phones.length === 1}
          onRemoved={onChanged}
          onClose={() => setRemoving(null)}
        />
      )}
    </AccountSection>
  )
}
