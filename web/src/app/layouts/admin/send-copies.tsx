import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import {
  useWaitingCopies,
  waitingCopies,
  type AskedCopy,
} from '@/domain/templates/waiting-copies.ts'
import { withTexts } from '@/i18n/catalogue.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { AppError, toAppError } from '@/lib/errors.ts'
import { isOffline, useOnline } from '@/lib/network-status.ts'
import { showSnack } from '@/lib/snackbar.ts'

const waits = (error: unknown) =>
  isOffline() || ['offline', 'server_unreachable'].includes(toAppError(error).code)

/** Sends the copies of shared papers that were asked for, wherever in the back-office that is, once there is a network. */
export function SendCopies() {
  const intl = useIntl()
  const client = useApolloClient()
  const online = useOnline()
  const waiting = useWaitingCopies()
  const sending = useRef(false)
  useEffect(() => {
    if (!online || waiting.length === 0 || sending.current) return
    const send = async ({ id, ...asked }: AskedCopy) => {
      try {
        // Most visits duplicate nothing.
        const { duplicateSharedPaper } = await withTexts(
          import('@/features/assessments/shared/duplicate-shared-paper.ts'),
          'papers',
          'planner',
        )
        if (!(await duplicateSharedPaper(client, { id, ...asked })))
          throw new AppError('not_found_or_forbidden')
        showSnack(
          'done',
          intl.formatMessage({ defaultMessage: 'Assessment duplicated', id: '0TywzE' }),
        )
      } catch (error) {
        if (waits(error)) return false
        showSnack('error', errorSentence(intl, error))
      }
      waitingCopies.remove(id)
      return true
    }
    const sendAll = async () => {
      sending.current = true
      try {
        for (let next = waiting[0]; next !== undefined; next = waitingCopies.now()[0]) {
          if (!(await send(next))) return
        }
      } finally {
        sending.current = false
      }
    }
    void sendAll()
  }, [client, intl, online, waiting])
  return null
}
