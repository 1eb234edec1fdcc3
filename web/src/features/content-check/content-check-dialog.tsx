import { FormattedMessage } from 'react-intl'
import { InfoDialog } from '@/components/form/info-dialog.tsx'
import { Button } from '@/components/ui/button.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatMoment } from '@/lib/dates.ts'
import { CheckProgress } from './check-progress.tsx'
import { MissingList } from './missing-list.tsx'
import { UnnamedList } from './unnamed-list.tsx'
import { useContentCheck } from './use-content-check.ts'

/**
 * Whether every file that a resource names is stored (A4.5): what the last check found, a new one with its progress, and
 * the files that nothing names.
 * @param onFound called when a check ends and files are missing
 */
export function ContentCheckDialog({
  onFound,
  onClose,
}: {
  onFound: () => void
  onClose: () => void
}) {
  const locale = useLocale()
  const { result, run, running, error, start, stop } = useContentCheck(onFound)
  const goesOn = result !== null && result.stopped !== null && !running
  const shown = run ?? result?.stopped ?? null
  return (
    <InfoDialog
      title={<FormattedMessage defaultMessage="Check content" id="s8ZBpK" />}
      description={
        <FormattedMessage
          defaultMessage="Is every file that buyers should get really there? It is also checked every night."
          id="fViEvH"
        />
      }
      error={error ?? null}
      onClose={onClose}
    >
      <div className="grid gap-5">
        {result !== null && !running && result.checkedAt !== null && (
          <p className="text-ink-muted text-sm">
            <FormattedMessage
              defaultMessage="All resources were last checked on {moment}."
              id="LEELRI"
              values={{ moment: formatMoment(result.checkedAt, locale) }}
            />
          </p>
        )}
        {shown !== null && <CheckProgress run={shown} />}
        <div className="flex flex-wrap gap-3">
          {running ? (
            <Button variant="outline" onClick={stop}>
              <FormattedMessage defaultMessage="Stop" id="q/uwLT" />
            </Button>
          ) : (
            <>
              {goesOn && (
                <WritingButton onClick={() => void start(true)}>
                  <FormattedMessage defaultMessage="Go on" id="RTVXrA" />
                </WritingButton>
              )}
              <WritingButton
                variant={goesOn ? 'outline' : 'primary'}
                onClick={() => void start(false)}
              >
                {goesOn ? (
                  <FormattedMessage defaultMessage="Start again" id="JgLxsC" />
                ) : (
                  <FormattedMessage defaultMessage="Check now" id="bXsKZ1" />
                )}
              </WritingButton>
            </>
          )}
        </div>
        {result !== null && !running && result.checkedAt !== null && (
          <MissingList result={result} />
        )}
        {!running && <UnnamedList />}
      </div>
    </InfoDialog>
  )
}
