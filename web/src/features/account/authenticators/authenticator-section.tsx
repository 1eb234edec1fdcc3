import { SmartphoneIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import { formatShortDay } from '@/lib/dates.ts'
import { AccountSection } from '../details/account-section.tsx'
import { AddAuthenticator } from './add-authenticator.tsx'
import type { Authenticator } from './authenticators.ts'
import { LostPhoneAdvice } from './lost-phone-advice.tsx'
import { RemoveAuthenticator } from './remove-authenticator.tsx'

/** The part of the account page about authenticator apps: a list, and dialogs that add and remove one. */
export function AuthenticatorSection({
  authenticators,
  phones,
  onChanged,
}: {
  authenticators: readonly Authenticator[]
  /** How many phones of the account get codes. */
  phones: number
  onChanged: () => void
}) {
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Authenticator | null>(null)
  const isOn = authenticators.length > 0
  return (
    <AccountSection heading={<FormattedMessage defaultMessage="Authenticator app" id="izYqCA" />}>
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
          defaultMessage="With it, signing in takes your password and a code from your phone. Whoever learns your password still cannot get in."
          id="v+q8Yo"
        />
      </p>
      {isOn && (
        <ul className="border-line divide-line bg-card w-full divide-y rounded-md border">
          {authenticators.map((each) => (
            <Row key={each.id} authenticator={each} onRemove={() => setRemoving(each)} />
          ))}
        </ul>
      )}
      <WritingButton variant="outline" onClick={() => setAdding(true)}>
        {isOn ? (
          <FormattedMessage defaultMessage="Add another authenticator" id="5UsJ0W" />
        ) : (
          <FormattedMessage defaultMessage="Set up an authenticator app" id="Vr7HOt" />
        )}
      </WritingButton>
      {isOn && <LostPhoneAdvice hasSecond={authenticators.length > 1} />}
      {adding && (
        <AddAuthenticator
          taken={authenticators.map(({ name }) => name)}
          onAdded={onChanged}
          onClose={() => setAdding(false)}
        />
      )}
      {removing !== null && (
        <RemoveAuthenticator
          authenticator={removing}
          all={authenticators}
          phones={phones}
          onRemoved={onChanged}
          onClose={() => setRemoving(null)}
        />
      )}
    </AccountSection>
  )
}

function Row({
  authenticator: { name, addedAt },
  onRemove,
}: {
  authenticator: Authenticator
  onRemove: () => void
}) {
  const intl = useIntl()
  return (
    <li className="flex items-center gap-3.5 py-3 pr-3 pl-4">
      <SmartphoneIcon aria-hidden="true" className="text-board size-5 shrink-0" />
      <span className="min-w-0 flex-1">
        <strong className="block truncate font-semibold">{name}</strong>
        <span className="text-ink-muted text-sm">
          <FormattedMessage
            defaultMessage="Added {date}"
            id="jUqYir"
            values={{
              date: formatShortDay(addedAt, intl.locale),
            }}
          />
        </span>
      </span>
      <Button
        variant="quiet"
        size="sm"
        aria-label={intl.formatMessage({ defaultMessage: 'Remove {name}', id: 'T0e6Lh' }, { name })}
        onClick={onRemove}
      >
        <FormattedMessage defaultMessage="Remove" id="G/yZLu" />
      </Button>
    </li>
  )
}
