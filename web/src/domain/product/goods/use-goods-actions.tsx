import { ChartLineIcon, CopyIcon, EyeIcon, Share2Icon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { RowAction } from '@/components/list/row-actions.tsx'
import { useUsualActions } from '@/components/list/use-usual-actions.tsx'
import { useCopyText } from '@/components/use-copy-text.ts'
import { paths } from '@/config/paths.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { useShelfActions, type ChangeShelf, type OnTheShelf } from '../use-shelf-actions.tsx'

/**
 * What can be done with a resource or a bundle in its list.
 * @param open opens a dialog over the list
 * @param duplicate makes a copy, and returns its id
 */
export function useGoodsActions<Goods extends OnTheShelf & { id: string }>(
  open: (dialog: 'edit' | 'prices' | 'changes' | 'delete', id: string) => void,
  duplicate: (id: string) => Promise<string>,
  change: (goods: Goods, ...row: Parameters<ChangeShelf>) => Promise<void>,
): (goods: Goods) => RowAction[] {
  const intl = useIntl()
  const copyText = useCopyText()
  const usual = useUsualActions()
  const shelf = useShelfActions()
  const share = async (id: string) => {
    if (await copyText(new URL(paths.product.href(id), location.origin).href))
      showSnack('done', intl.formatMessage({ defaultMessage: 'Product URL copied!', id: 'T3SMhZ' }))
  }
  const copy = async (id: string) => {
    try {
      open('edit', await duplicate(id))
      showSnack('done', intl.formatMessage({ defaultMessage: 'Duplicated', id: 'hZKFvw' }))
    } catch (error) {
      showSnack('error', errorSentence(intl, error))
    }
  }
  return (goods) => [
    usual.edit(() => open('edit', goods.id)),
    {
      id: 'duplicate',
      label: intl.formatMessage({ defaultMessage: 'Duplicate', id: '4fHiNl' }),
      icon: <CopyIcon aria-hidden="true" />,
      onSelect: () => void copy(goods.id),
      writes: true,
    },
    {
      id: 'share',
      label: intl.formatMessage({ defaultMessage: 'Copy the link', id: 'zXYcAr' }),
      icon: <Share2Icon aria-hidden="true" />,
      onSelect: () => void share(goods.id),
    },
    {
      id: 'buyer',
      label: intl.formatMessage({ defaultMessage: 'Open as buyer', id: 'Io0Lph' }),
      icon: <EyeIcon aria-hidden="true" />,
      to: paths.product.hrefForAdministrators(goods.id),
      newTab: true,
    },
    ...shelf(goods, async (row) => change(goods, row)),
    {
      id: 'prices',
      label: intl.formatMessage({ defaultMessage: 'Price history', id: 'bnNR+Q' }),
      icon: <ChartLineIcon aria-hidden="true" />,
      onSelect: () => open('prices', goods.id),
    },
    usual.changes(() => open('changes', goods.id)),
    usual.remove(() => open('delete', goods.id)),
  ]
}
