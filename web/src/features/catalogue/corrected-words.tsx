import { FormattedMessage } from 'react-intl'

/** Says which words were looked for instead of misspelt ones. */
export function CorrectedWords({ typed, corrected }: { typed: string; corrected: string }) {
  return (
    <p className="text-ink-muted mb-6" aria-live="polite">
      <FormattedMessage
        defaultMessage="Nothing found for “{typed}”. This is what there is for <b>“{corrected}”</b>."
        id="LJ8kre"
        values={{ typed, corrected, b: (text) => <strong className="text-ink">{text}</strong> }}
      />
    </p>
  )
}
