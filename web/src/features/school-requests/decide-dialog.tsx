import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Confirm } from '@/components/confirm.tsx'
import { decideRequest } from './decide-request.ts'
import type { SchoolRequestRowFragment } from './school-requests.generated.ts'

/** Asks before a school becomes a teacher's, or the request for it is declined. */
export function DecideDialog({
  request,
  confirmed,
  onClose,
}: {
  request: SchoolRequestRowFragment
  /** False to decline. */
  confirmed: boolean
  onClose: () => void
}) {
  const client = useApolloClient()
  const teacher = request.teacherName
  const school = [request.school?.name, request.school?.town].filter(Boolean).join(', ')
  const question = { onConfirm: async () => decideRequest(client, request, confirmed), onClose }
  return confirmed ? (
    <Confirm
      {...question}
      title={<FormattedMessage defaultMessage="Confirm this school?" id="i4TvJc" />}
      action={<FormattedMessage defaultMessage="Confirm" id="N2IrpM" />}
    >
      <FormattedMessage
        defaultMessage="{school} becomes the school of {teacher}, who then sees the papers and lessons of this school."
        id="Q5wgmV"
        values={{ school, teacher }}
      />
    </Confirm>
  ) : (
    <Confirm
      {...question}
      danger
      title={<FormattedMessage defaultMessage="Decline this request?" id="42TcAZ" />}
      action={<FormattedMessage defaultMessage="Decline" id="pvtgR2" />}
    >
      <FormattedMessage
        defaultMessage="{teacher} sees in the profile that we could not confirm {school}, and may ask again."
        id="VzlnO1"
        values={{ school, teacher }}
      />
    </Confirm>
  )
}
