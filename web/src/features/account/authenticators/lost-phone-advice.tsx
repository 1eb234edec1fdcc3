import { LifeBuoyIcon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths.ts'

/** Says how to prepare for the loss of a phone, and what to do when it has happened. */
export function LostPhoneAdvice({ hasSecond }: { hasSecond: boolean }) {
  return (
    <aside className="border-chalk-blue bg-chalk-blue/8 grid gap-3 rounded-r-md border-l-4 px-5 py-4 text-[15px]">
      <h3 className="flex items-center gap-2.5 text-base font-bold">
        <LifeBuoyIcon aria-hidden="true" className="size-[18px]" />
        <FormattedMessage defaultMessage="If your phone gets lost" id="4apDI2" />
      </h3>
      <p>
        {hasSecond ? (
          <FormattedMessage
            defaultMessage="Sign in with a code of your other authenticator and remove the lost one here."
            id="m0SjYQ"
          />
        ) : (
          <FormattedMessage
            defaultMessage="Add a second authenticator today, on a tablet or a second phone at home. Either one lets you in, and you can then remove the lost one here."
            id="WH+ud1"
          />
        )}
      </p>
      <p>
        <FormattedMessage
          defaultMessage="Without any of them, <link>write to us</link> from the address of your account. We check who you are and then take the second step off; this can take two working days. Nobody from Kryt ever asks you for a code."
          id="y1paA+"
          values={{
            link: (text) => (
              <Link to={paths.contact.href()} className="text-board underline underline-offset-4">
                {text}
              </Link>
            ),
          }}
        />
      </p>
    </aside>
  )
}
