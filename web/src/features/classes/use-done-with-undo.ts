import { useIntl } from 'react-intl'
import { errorSentence } from '@/i18n/error-messages.ts'
import { showSnack } from '@/lib/snackbar.ts'

/**
 * Says what was done and offers the way back; says too when that has been gone, or why it cannot be. The way back may
 * answer what is to be said then.
 */
export function useDoneWithUndo() {
  const intl = useIntl()
  return (text: string, back: () => Promise<unknown>) =>
    showSnack('done', text, {
      label: intl.formatMessage({ defaultMessage: 'Undo', id: 'JkS37H' }),
      run: () => {
        back().then(
          (said) =>
            showSnack(
              'done',
              typeof said === 'string'
                ? said
                : intl.formatMessage({ defaultMessage: 'Undone', id: 'Egy6OC' }),
            ),
          (error: unknown) => showSnack('error', errorSentence(intl, error)),
        )
      },
    })
}
