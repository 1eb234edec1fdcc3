import { ShieldCheckIcon } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { errorSentence } from '@/i18n/error-messages.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { LineButton } from '../line-button.tsx'

/** Compares a stored file with what was sent, and says what came of it. */
export function CheckButton({
  name,
  onCheck,
}: {
  name: string
  /** Whether anything is known of what was sent. Rejects when it is another file. */
  onCheck: () => Promise<boolean>
}) {
  const intl = useIntl()
  const [checking, setChecking] = useState(false)
  const compare = async () => {
    setChecking(true)
    try {
      const known = await onCheck()
      showSnack(
        known ? 'done' : 'error',
        known
          ? intl.formatMessage({ defaultMessage: '{name} is whole.', id: 'ZVp1mL' }, { name })
          : intl.formatMessage(
              { defaultMessage: 'No checksum of {name} was kept.', id: 'l6WtHc' },
              { name },
            ),
      )
    } catch (error) {
      showSnack('error', errorSentence(intl, error))
    }
    setChecking(false)
  }
  return (
    <LineButton
      label={intl.formatMessage(
        { defaultMessage: 'Check whether {name} is whole', id: 't7glxA' },
        { name },
      )}
      disabled={checking}
      onClick={() => void compare()}
    >
      <ShieldCheckIcon aria-hidden="true" />
    </LineButton>
  )
}
