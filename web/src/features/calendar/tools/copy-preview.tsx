import { skipToken, useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { mondayOf } from '@/lib/wall-time.ts'
import { PreviewCopyWeekDocument } from '../activity/change-activities.generated.ts'
import { leftOutNotice } from '../setting/left-out.ts'
import { readCopyPlan } from './copy-plan.ts'

/** How many activities would be copied, and which are not because there is no school. */
export function CopyPreview({ from, to }: { from: string; to: string }) {
  const intl = useIntl()
  const complete =
    [from, to].every((day) => !Number.isNaN(Date.parse(day))) && mondayOf(from) !== mondayOf(to)
  const { data, error } = useQuery(
    PreviewCopyWeekDocument,
    complete
      ? { variables: { from: mondayOf(from), to: mondayOf(to) }, fetchPolicy: 'no-cache' }
      : skipToken,
  )
  const known = readCopyPlan(data?.previewCopyWeek)
  return (
    <div role="status" className="text-ink-muted grid gap-1 text-[15px]">
      {error !== undefined && <FormError error={error} />}
      {complete && known !== null && (
        <>
          <p>
            <FormattedMessage
              defaultMessage="{count, plural, =0 {Nothing to copy} one {# activity will be copied} other {# activities will be copied}}"
              id="fU3u1n"
              values={{ count: known.copied.length }}
            />
            {known.there > 0 && (
              <>
                {'; '}
                <FormattedMessage
                  defaultMessage="{count, plural, one {# is there already} other {# are there already}}"
                  id="JuLLcb"
                  values={{ count: known.there }}
                />
              </>
            )}
          </p>
          {known.leftOut.length > 0 && <p>{leftOutNotice(known.leftOut, intl)}</p>}
        </>
      )}
    </div>
  )
}
