import { SmartphoneIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { CopyButton } from '@/components/copy-button.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Choice } from '@/components/ui/choice.tsx'
import { Input } from '@/components/ui/input.tsx'
import { env } from '@/config/env.ts'

const addressOf = (token: string, school: boolean) =>
  `${env.supabaseUrl}/functions/v1/calendar-feed?token=${token}${school ? '&school=1' : ''}`

/** The address of the feed, with or without the school year, and how each calendar takes it. */
export function FeedAddress({ token }: { token: string }) {
  const intl = useIntl()
  const [school, setSchool] = useState(false)
  const address = addressOf(token, school)
  const label = intl.formatMessage({ defaultMessage: 'Address of your calendar', id: 'vWGR+E' })
  return (
    <>
      <Choice type="checkbox" checked={school} onChange={({ target }) => setSchool(target.checked)}>
        <FormattedMessage defaultMessage="With terms and public holidays" id="PngZvn" />
      </Choice>
      <div className="flex items-center gap-2">
        <Input
          readOnly
          value={address}
          aria-label={label}
          onFocus={(event) => event.target.select()}
        />
        <CopyButton text={address} label={label} />
      </div>
      <Button asChild className="justify-self-start">
        <a href={address.replace(/^https?:/, 'webcal:')}>
          <SmartphoneIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Open in the calendar of this device" id="r5rtSm" />
        </a>
      </Button>
      <dl className="grid gap-2 text-[15px]">
        <div>
          <dt className="font-semibold">
            <FormattedMessage defaultMessage="iPhone, iPad, Mac" id="I1oq6P" />
          </dt>
          <dd className="text-ink-muted">
            <FormattedMessage
              defaultMessage="Use the button above, or Settings, Calendar, Accounts, Add Subscribed Calendar."
              id="JGHnyp"
            />
          </dd>
        </div>
        <div>
          <dt className="font-semibold">
            <FormattedMessage defaultMessage="Google Calendar" id="kjenxG" />
          </dt>
          <dd className="text-ink-muted">
            <FormattedMessage
              defaultMessage="On a computer: Other calendars, From URL. Your phone then shows it too."
              id="8t30Tf"
            />
          </dd>
        </div>
        <div>
          <dt className="font-semibold">
            <FormattedMessage defaultMessage="Outlook" id="moOg2N" />
          </dt>
          <dd className="text-ink-muted">
            <FormattedMessage defaultMessage="Add calendar, Subscribe from web." id="I3HzLI" />
          </dd>
        </div>
      </dl>
    </>
  )
}
