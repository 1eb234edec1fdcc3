import { useApolloClient } from '@apollo/client/react'
import { FileSearchIcon, FileUpIcon, FolderTreeIcon, TagsIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Action } from '@/components/list/action.tsx'
import type { Dialogs } from '@/components/list/use-dialogs.ts'
import { useUsualActions } from '@/components/list/use-usual-actions.tsx'
import { useGoodsActions } from '@/domain/product/goods/use-goods-actions.tsx'
import { duplicateProduct } from './dialog/duplicate-product.ts'
import type { ProductDialogName } from './product-dialogs.ts'
import { changeProduct, type ProductRow } from './save-product.ts'

/** What can be done with the list, and with a product in it. */
export function useProductActions({ open }: Dialogs<ProductDialogName>) {
  const intl = useIntl()
  const client = useApolloClient()
  const usual = useUsualActions()
  const rowActions = useGoodsActions(
    open,
    async (id) => duplicateProduct(client, id),
    async (product: ProductRow, row) => changeProduct(client, product, row),
  )
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
