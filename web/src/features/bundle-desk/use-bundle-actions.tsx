import { useApolloClient } from '@apollo/client/react'
import { ChartLineIcon, CopyIcon, EyeIcon, Share2Icon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { RowAction } from '@/components/list/row-actions.tsx'
import type { Dialogs } from '@/components/list/use-dialogs.ts'
import { useUsualActions } from '@/components/list/use-usual-actions.tsx'
import { useCopyText } from '@/components/use-copy-text.ts'
import { paths } from '@/config/paths.ts'
import { useShelfActions } from '@/domain/product/use-shelf-actions.tsx'
import { errorSentence } from '@/i18n/error-messages.ts'
import { showSnack } from '@/lib/snackbar.ts'
import type { BundleDialogName } from './bundle-dialogs.ts'
import { duplicateBundle } from './dialog/save-whole-bundle.ts'
import { changeBundle, type BundleRow } from './save-bundle.ts'

/** What can be done with the list, and with a bundle in it. */
export function useBundleActions({ open }: Dialogs<BundleDialogName>) {
  const intl = useIntl()
  const client = useApolloClient()
  const copyText = useCopyText()
  const usual = useUsualActions()
  const shelf = useShelfActions()

  const share = async (id: string) => {
    if (await copyText(new URL(paths.product.href(id), location.origin).href))
      showSnack('done', intl.formatMessage({ defaultMessage: 'Product URL copied!', id: 'T3SMhZ' }))
  }
  const duplicate = async (id: string) => {
    try {
      open('edit', await duplicateBundle(client, id))
      showSnack('done', intl.formatMessage({ defaultMessage: 'Duplicated', id: 'hZKFvw' }))
    } catch (error) {
      showSnack('error', errorSentence(intl, error))
    }
  }
  const rowActions = (bundle: BundleRow): RowAction[] => [
    usual.edit(() => open('edit', bundle.id)),
    {
      id: 'duplicate',
      label: intl.formatMessage({ defaultMessage: 'Duplicate', id: '4fHiNl' }),
      icon: <CopyIcon aria-hidden="true" />,
      onSelect: () => void duplicate(bundle.id),
      writes: true,
    },
    {
      id: 'share',
      label: intl.formatMessage({ defaultMessage: 'Copy the link', id: 'zXYcAr' }),
      icon: <Share2Icon aria-hidden="true" />,
      onSelect: () => void share(bundle.id),
    },
    {
      id: 'buyer',
      label: intl.formatMessage({ defaultMessage: 'Open as buyer', id: 'Io0Lph' }),
      icon: <EyeIcon aria-hidden="true" />,
      to: paths.product.hrefForAdministrators(bundle.id),
      newTab: true,
    },
    ...shelf(bundle, async (row) => changeBundle(client, bundle, row)),
    {
      id: 'prices',
      label: intl.formatMessage({ defaultMessage: 'Price history', id: 'bnNR+Q' }),
      icon: <ChartLineIcon aria-hidden="true" />,
      onSelect: () => open('prices', bundle.id),
    },
    usual.changes(() => open('changes', bundle.id)),
    usual.remove(() => open('delete', bundle.id)),
  ]
  const primary = usual.add(
    intl.formatMessage({ defaultMessage: 'New bundle', id: '0E0UMr' }),
    () => open('new'),
  )
  return { primary, rowActions }
}
