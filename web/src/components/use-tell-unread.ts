import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { errorSentence } from '@/i18n/error-messages.ts'
import { toAppError } from '@/lib/errors.ts'
import { showSnack } from '@/lib/snackbar.ts'

/**
 * Says once that something beside the main thing of a screen could not be read, such as the choices of a filter, and offers
 * to read it again. Without a network nothing is said: the page says that already.
 */
export function useTellUnread(error: unknown, again?: () => Promise<unknown>) {
  const intl = useIntl()
  const againRef = useRef(again)
  useEffect(() => {
    againRef.current = again
  })
  // Outside React: the message at the bottom of the screen.
  useEffect(() => {
    if (error === undefined || error === null || toAppError(error).code === 'offline') return
    const label = intl.formatMessage({ defaultMessage: 'Try again', id: 'FazwRl' })
    const run = () => void againRef.current?.().catch(() => undefined)
    const text = intl.formatMessage(
      {
        defaultMessage: 'A part of this page could not be loaded. {reason}',
        id: 'dwyby3',
      },
      { reason: errorSentence(intl, error) },
    )
    showSnack('error', text, againRef.current === undefined ? undefined : { label, run })
  }, [error, intl])
}
