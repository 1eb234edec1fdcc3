import { FormattedMessage } from 'react-intl'
import type { Uses } from './uses.ts'
import { UsesWords } from './uses-words.tsx'

/** What becomes of those who have a school when it is deleted. */
export function WhatGoes({
  name,
  uses,
}: {
  name: string
  /** Null until it has been read. */
  uses: Uses | null
}) {
  if (uses !== null && uses.templates > 0) {
    return (
      <FormattedMessage
        defaultMessage="Made for {name}: {what}. Give them another school first, or delete them: until then the school stays."
        id="BkoZin"
        values={{ name, what: <UsesWords uses={uses} parts={['templates']} /> }}
      />
    )
  }
  const named = uses !== null && uses.teachers + uses.papers + uses.lessons > 0
  return (
    <div className="grid gap-2">
      <p>
        <FormattedMessage
          defaultMessage="{name} disappears from the list that teachers choose from."
          id="eTfGRH"
          values={{ name }}
        />
      </p>
      {named && (
        <p>
          <FormattedMessage
            defaultMessage="In use by {what}. They stay, without a school and its logo."
            id="7H04ro"
            values={{ what: <UsesWords uses={uses} parts={['teachers', 'papers', 'lessons']} /> }}
          />
        </p>
      )}
      {uses !== null && uses.requests > 0 && (
        <p>
          <FormattedMessage
            defaultMessage="{count, plural, one {# teacher asks} other {# teachers ask}} to have it confirmed. That goes, too."
            id="AG+vAi"
            values={{ count: uses.requests }}
          />
        </p>
      )}
    </div>
  )
}
