import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { errorSentence } from '@/i18n/error-messages.ts'
import { AppError } from '@/lib/errors.ts'
import { showSnack } from '@/lib/snackbar.ts'

/** What an address names cannot be opened, and why. */
export interface Missing {
  missing: unknown
}

/** @param error why it could not be read; undefined when it was read and is not there, or is no longer the reader's to see */
export const missingBecause = (error: unknown): Missing => ({
  missing: error ?? new AppError('not_found_or_forbidden'),
})

/**
 * Says once why what an address names cannot be opened, and takes it out of the address.
 * @param opening null while it is being loaded
 * @param id of what is named: another one that is missing too is told again
 */
export function useTellMissing(opening: object | null, id: string | null, onMissing: () => void) {
  const intl = useIntl()
  const why = opening !== null && 'missing' in opening ? opening.missing : null
  const isMissing = why !== null
  // Outside React: the notice, and the address.
  useEffect(() => {
    if (!isMissing) return
    showSnack('error', errorSentence(intl, why))
    onMissing()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each that is missing
  }, [isMissing, id])
}
