import { useIntl } from 'react-intl'
import { errorSentence } from '@/i18n/error-messages.ts'
import { showSnack } from '@/lib/snackbar.ts'

/** Says what was done and offers to undo it. Also says when that fails. */
export function useUndo() {
  const intl = useIntl()
  const failed = (error: unknown) => showSnack('error', errorSentence(intl, error))
  const done = (text: string, back: () => Promise<unknown>) =>
    showSnack('done', text, {
      label: intl.formatMessage({ defaultMessage: 'Undo', id: 'JkS37H' }),
      run: () => {
        back().then(
          () => showSnack('done', intl.formatMessage({ defaultMessage: 'Undone', id: 'Egy6OC' })),
          failed,
        )
      },
    })
  return { done, failed }
}
