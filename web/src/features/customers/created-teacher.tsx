import { FormattedMessage, useIntl } from 'react-intl'
import { CopyButton } from '@/components/copy-button.tsx'
import { InfoDialog } from '@/components/form/info-dialog.tsx'

/** The new teacher's temporary password, which nobody can see again. */
export function CreatedTeacher({
  email,
  temporaryPassword,
  onClose,
}: {
  email: string
  temporaryPassword: string
  onClose: () => void
}) {
  const intl = useIntl()
  return (
    <InfoDialog
      width={500}
      title={<FormattedMessage defaultMessage="Teacher created successfully!" id="unpsvl" />}
      description={
        <FormattedMessage
          defaultMessage="An invitation is on its way to {email}. Hand over this password if it is needed: it is shown only now, and another one is chosen at the first sign-in."
          id="GOTGiV"
          values={{ email }}
        />
      }
      onClose={onClose}
    >
      <div className="border-line bg-paper flex items-center justify-between gap-3 rounded-lg border px-4 py-3">
        <code className="font-mono text-lg wrap-anywhere" data-testid="temporary-password">
          {temporaryPassword}
        </code>
        <CopyButton
          text={temporaryPassword}
          label={intl.formatMessage({ defaultMessage: 'Temporary password', id: '0XBRRn' })}
        />
      </div>
    </InfoDialog>
  )
}
