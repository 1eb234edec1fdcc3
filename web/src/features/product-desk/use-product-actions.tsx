import { useApolloClient } from '@apollo/client/react'
import {
  ChartLineIcon,
  CopyIcon,
  EyeIcon,
  FileSearchIcon,
  FileUpIcon,
  FolderTreeIcon,
  Share2Icon,
  TagsIcon,
} from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Action } from '@/components/list/action.tsx'
import type { RowAction } from '@/components/list/row-actions.tsx'
import type { Dialogs } from '@/components/list/use-dialogs.ts'
import { useUsualActions } from '@/components/list/use-usual-actions.tsx'
import { useCopyText } from '@/components/use-copy-text.ts'
import { paths } from '@/config/paths.ts'
import { useShelfActions } from '@/domain/product/use-shelf-actions.tsx'
import { errorSentence } from '@/i18n/error-messages.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { duplicateProduct } from './dialog/duplicate-product.ts'
import type { ProductDialogName } from './product-dialogs.ts'
import { changeProduct, type ProductRow } from './save-product.ts'

/** What can be done with the list, and with a product in it. */
export function useProductActions({ open }: Dialogs<ProductDialogName>) {
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
      open('edit', await duplicateProduct(client, id))
      showSnack('done', intl.formatMessage({ defaultMessage: 'Duplicated', id: 'hZKFvw' }))
    } catch (error) {
      showSnack('error', errorSentence(intl, error))
    }
  }

  const rowActions = (product: ProductRow): RowAction[] => [
    usual.edit(() => open('edit', product.id)),
    {
      id: 'duplicate',
      label: intl.formatMessage({ defaultMessage: 'Duplicate', id: '4fHiNl' }),
      icon: <CopyIcon aria-hidden="true" />,
      onSelect: () => void duplicate(product.id),
      writes: true,
    },
    {
      id: 'share',
      label: intl.formatMessage({ defaultMessage: 'Copy the link', id: 'zXYcAr' }),
      icon: <Share2Icon aria-hidden="true" />,
      onSelect: () => void share(product.id),
    },
    {
      id: 'buyer',
      label: intl.formatMessage({ defaultMessage: 'Open as buyer', id: 'Io0Lph' }),
      icon: <EyeIcon aria-hidden="true" />,
      to: paths.product.hrefForAdministrators(product.id),
      newTab: true,
    },
    ...shelf(product, async (row) => changeProduct(client, product, row)),
    {
      id: 'prices',
      label: intl.formatMessage({ defaultMessage: 'Price history', id: 'bnNR+Q' }),
      icon: <ChartLineIcon aria-hidden="true" />,
      onSelect: () => open('prices', product.id),
    },
    usual.changes(() => open('changes', product.id)),
    usual.remove(() => open('delete', product.id)),
  ]
  const primary = usual.add(
    intl.formatMessage({ defaultMessage: 'New resource', id: '1zxBSL' }),
    () => open('new'),
  )
  const headerActions: Action[] = [
    {
      id: 'tags',
      label: intl.formatMessage({ defaultMessage: 'Manage tags', id: 'hlIFTB' }),
      icon: <TagsIcon aria-hidden="true" />,
      onSelect: () => open('manage', 'tags'),
    },
    {
      id: 'categories',
      label: intl.formatMessage({ defaultMessage: 'Manage categories', id: 'twUyUn' }),
      icon: <FolderTreeIcon aria-hidden="true" />,
      onSelect: () => open('manage', 'categories'),
    },
    {
      id: 'import',
      label: intl.formatMessage({ defaultMessage: 'Import', id: '9XUYQt' }),
      icon: <FileUpIcon aria-hidden="true" />,
      onSelect: () => open('manage', 'import'),
    },
    {
      id: 'check',
      label: intl.formatMessage({ defaultMessage: 'Check content', id: 's8ZBpK' }),
      icon: <FileSearchIcon aria-hidden="true" />,
      onSelect: () => open('manage', 'check'),
    },
  ]
  return { primary, headerActions, rowActions }
}
