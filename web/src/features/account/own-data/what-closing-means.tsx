import { FormattedMessage } from 'react-intl'

/** What goes and what stays when an account is closed; docs/decisions/021 and 059. */
export function WhatClosingMeans() {
  return (
    <div className="text-ink-muted grid gap-3">
      <p>
        <FormattedMessage defaultMessage="This cannot be undone." id="qvc9uM" />
      </p>
      <ul className="grid list-disc gap-2 pl-5">
        <li>
          <FormattedMessage
            defaultMessage="Your profile, timetable, classes, calendar, lessons, assessments and pictures are deleted."
            id="DE4rzU"
          />
        </li>
        <li>
          <FormattedMessage
            defaultMessage="What you bought can no longer be opened or downloaded. Save it before you go on."
            id="fWhQ5s"
          />
        </li>
        <li>
          <FormattedMessage
            defaultMessage="Invoices and their orders stay with us for five years, with your name, because tax law requires it."
            id="AX98u8"
          />
        </li>
      </ul>
    </div>
  )
}
