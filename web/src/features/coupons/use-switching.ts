import { useApolloClient } from '@apollo/client/react'
import { useIntl } from 'react-intl'
import type { BulkAction, BulkRun } from '@/components/list/selection-bar.tsx'
import type { BulkTarget } from '@/components/list/selection.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { enableTarget } from './coupon-bulk.ts'

/** The bulk actions that switch the selected coupons on or off and show how many there were. */
export function useSwitching(): BulkAction[] {
  const intl = useIntl()
  const client = useApolloClient()
  const switched = (enabled: boolean, count: number) =>
    enabled
      ? intl.formatMessage(
          {
            defaultMessage: '{count, plural, one {# coupon} other {# coupons}} switched on',
            id: 'sYc6V2',
          },
          { count },
        )
      : intl.formatMessage(
          {
            defaultMessage: '{count, plural, one {# coupon} other {# coupons}} switched off',
            id: 'JXG5kM',
          },
          { count },
        )
  const run = async (target: BulkTarget, enabled: boolean, { done, progress }: BulkRun) => {
    try {
      const count = await enableTarget(client, target, enabled, progress)
      done()
      if (count !== null) {
        showSnack('done', switched(enabled, count))
        return
      }
      const others = {
        defaultMessage: 'The list has changed since you picked. Nothing was changed.',
        id: 'Iue2iw',
      }
      showSnack('error', intl.formatMessage(others))
    } catch (error) {
      showSnack('error', errorSentence(intl, error))
    }
  }
  return [
    {
      id: 'on',
      label: intl.formatMessage({ defaultMessage: 'Switch on', id: 'qvn0Vi' }),
      onRun: async (target, bulk) => run(target, true, bulk),
      writes: true,
    },
    {
      id: 'off',
      label: intl.formatMessage({ defaultMessage: 'Switch off', id: 'xuLvng' }),
      onRun: async (target, bulk) => run(target, false, bulk),
      writes: true,
    },
  ]
}
