import { useIntl } from 'react-intl'
import { errorSentence } from '@/i18n/error-messages.ts'
import { showSnack } from '@/lib/snackbar.ts'

/** Says what was done and offers the way back; says too when that has been gone, or why it cannot be. */
export function useDoneWithUndo() {
  const intl = useIntl()
  return (text: string, back: () => Promise<unknown>) =>
    showSnack('done', text, {
      label: intl.formatMessage({ defaultMessage: 'Undo', id: 'JkS37H' }),
      run: () => {
        back().then(
          () => showSnack('done', intl.formatMessage({ defaultMessage: 'Undone', id: 'Egy6OC' })),
          (error: unknown) => showSnack('error', errorSentence(intl, error)),
        )
      },
    })
}
