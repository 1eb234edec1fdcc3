import { useApolloClient } from '@apollo/client/react'
import {} from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Dialogs } from '@/components/list/use-dialogs.ts'
import { useUsualActions } from '@/components/list/use-usual-actions.tsx'
import { useGoodsActions } from '@/domain/product/goods/use-goods-actions.tsx'
import type { BundleDialogName } from './bundle-dialogs.ts'
import { duplicateBundle } from './dialog/save-whole-bundle.ts'
import { changeBundle, type BundleRow } from './save-bundle.ts'

/** What can be done with the list, and with a bundle in it. */
export function useBundleActions({ open }: Dialogs<BundleDialogName>) {
  const intl = useIntl()
  const client = useApolloClient()
  const usual = useUsualActions()
  const rowActions = useGoodsActions(
    open,
    async (id) => duplicateBundle(client, id),
    async (bundle: BundleRow, row) => changeBundle(client, bundle, row),
  )
  const primary = usual.add(
    intl.formatMessage({ defaultMessage: 'New bundle', id: '0E0UMr' }),
    () => open('new'),
  )
  return { primary, rowActions }
}
