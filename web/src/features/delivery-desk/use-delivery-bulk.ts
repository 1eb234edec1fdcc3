import { useApolloClient } from '@apollo/client/react'
import { useIntl } from 'react-intl'
import type { BulkAction, BulkRun } from '@/components/list/selection-bar.tsx'
import type { BulkTarget } from '@/components/list/selection.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { packDeliveries, type RowResult } from './desk-calls.ts'
import { idsOf } from './target-ids.ts'
import { useSlips } from './use-slips.ts'

/** What can be done with many deliveries at once: packed, slips, labels. */
export function useDeliveryBulk({
  onLabels,
  onResults,
}: {
  onLabels: (ids: string[]) => void
  /** Shows what was not done. */
  onResults: (results: RowResult[]) => void
}): BulkAction[] {
  const intl = useIntl()
  const client = useApolloClient()
  const slips = useSlips()
  const withIds = async (target: BulkTarget, act: (ids: string[]) => unknown) => {
    try {
      await act(await idsOf(client, target))
    } catch (error) {
      showSnack('error', errorSentence(intl, error))
    }
  }
  const pack = async (ids: string[], { done }: BulkRun) => {
    const results = await packDeliveries(client, ids)
    done()
    if (results.some(({ problem }) => problem !== null)) {
      onResults(results)
      return
    }
    showSnack(
      'done',
      intl.formatMessage(
        {
          defaultMessage: '{count, plural, one {# parcel is packed} other {# parcels are packed}}',
          id: 'U8pEa+',
        },
        { count: results.length },
      ),
    )
  }
  return [
    {
      id: 'pack',
      label: intl.formatMessage({ defaultMessage: 'Mark as packed', id: 'X03UHp' }),
      onRun: async (target, run) => withIds(target, async (ids) => pack(ids, run)),
      writes: true,
    },
    {
      id: 'slips',
      label: intl.formatMessage({ defaultMessage: 'Packing slips', id: 'oL7lUf' }),
      onRun: async (target) => withIds(target, slips),
      writes: true,
    },
    {
      id: 'labels',
      label: intl.formatMessage({
        defaultMessage: 'Labels',
        id: 'eAvu2j',
        description: 'Address labels',
      }),
      onRun: async (target) => withIds(target, onLabels),
      writes: true,
    },
  ]
}
