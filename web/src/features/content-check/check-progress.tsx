import { FormattedMessage, useIntl } from 'react-intl'
import { ProgressBar } from '@/components/ui/progress-bar.tsx'
import type { CheckRun } from './content-check-document.ts'

/** How far a check is, in the words of the specification (A4.5). */
export function CheckProgress({ run }: { run: CheckRun }) {
  const intl = useIntl()
  const { checked, total } = run
  return (
    <div className="grid gap-2">
      <p role="status" className="font-semibold tabular-nums">
        {run.finishedAt === null ? (
          <FormattedMessage
            defaultMessage="Checking products {checked, number} of {total, number} - {percent, number}%"
            id="kRb9Ch"
            values={{
              checked,
              total,
              // Rounded down, so that 100% means done.
              percent: total === 0 ? 0 : Math.floor((checked / total) * 100),
            }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="Checked products {checked, number} of {checked, number} - DONE"
            id="6L15pz"
            values={{ checked }}
          />
        )}
      </p>
      <ProgressBar
        value={checked}
        max={total}
        label={intl.formatMessage({ defaultMessage: 'Progress of the check', id: 'hduHNv' })}
      />
    </div>
  )
}
