import { useIntl } from 'react-intl'
import { showSnack } from '@/lib/snackbar.ts'

/** Copies a text for another app. @returns whether it is there; when not, the reason has been said. */
export function useCopyText(): (text: string) => Promise<boolean> {
  const intl = useIntl()
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      // Browsers refuse it on pages without https.
      showSnack(
        'error',
        intl.formatMessage({
          defaultMessage:
            'Your browser blocked copying. Please select the text and copy it yourself.',
          id: 'URPuVV',
        }),
      )
      return false
    }
  }
}
