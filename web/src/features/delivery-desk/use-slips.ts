import { useIntl } from 'react-intl'
import { errorSentence } from '@/i18n/error-messages.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { downloadSlips } from './download-papers.ts'

/** Downloads the packing slips of deliveries, and says so when that fails. */
export function useSlips(): (ids: readonly string[]) => Promise<void> {
  const intl = useIntl()
  return async (ids) => {
    const name = intl.formatMessage({
      defaultMessage: 'packing-slips',
      id: 'pSxwLP',
      description: 'Name of a downloaded file',
    })
    try {
      await downloadSlips(ids, name)
    } catch (error) {
      showSnack('error', errorSentence(intl, error))
    }
  }
}
