import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { errorSentence } from '@/i18n/error-messages.ts'
import { useSession } from '@/lib/session.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { forgetAll, remember, undo, undoStack, type Undoable } from './undo-stack.ts'

/** Says what was done and offers to undo it, then and later. Also says when that fails. */
export function useUndo() {
  const intl = useIntl()
  const session = useSession()
  const stack = useSyncExternalStore(undoStack.subscribe, undoStack.get)
  const userId = session.status === 'signed-in' ? session.user.id : ''
  const failed = (error: unknown) => showSnack('error', errorSentence(intl, error))
  const run = (one: Undoable) => {
    // Its button may have been pressed, or the keys, a moment ago.
    if (!undoStack.get().includes(one)) return
    undo(one).then(
      (said) =>
        showSnack(
          'done',
          typeof said === 'string'
            ? said
            : intl.formatMessage(
                { defaultMessage: 'Undone: {what}', id: 'XzSLmX' },
                { what: one.text },
              ),
        ),
      failed,
    )
  }
  const keep = (text: string, back: () => Promise<unknown>) => {
    const one = { userId, text, back }
    remember(one)
    return one
  }
  const done = (text: string, back: () => Promise<unknown>, more?: string) => {
    const one = keep(text, back)
    showSnack('done', more === undefined ? text : `${text}. ${more}`, {
      label: intl.formatMessage({ defaultMessage: 'Undo', id: 'JkS37H' }),
      run: () => run(one),
    })
  }
  const last = stack.find((one) => one.userId === userId)
  return {
    /** @param more what is said now, but not when it is undone */
    done,
    failed,
    /** As done, without saying so. */
    keep,
    forgetAll,
    /** What would be undone next. */
    last: last?.text ?? null,
    undoLast: () => {
      if (last !== undefined) run(last)
    },
  }
}
