import { CalendarCheckIcon, CalendarOffIcon, StarIcon, StarOffIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { RowAction } from '@/components/list/row-actions.tsx'
import { errorSentence } from '@/i18n/error-messages.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { serverDate } from '@/lib/server-clock.ts'
import { publicationOf } from './publication.ts'

export interface OnTheShelf {
  publishDate: string | null
  featured: boolean
}

export type ChangeShelf = (row: Partial<OnTheShelf>) => Promise<void>

/** What puts a resource or bundle on the shelf of the shop, or takes it off (A4.2). `change` writes the row, and throws. */
export function useShelfActions() {
  const intl = useIntl()
  const run = async (change: ChangeShelf, row: Partial<OnTheShelf>, said: string) => {
    try {
      await change(row)
      showSnack('done', said)
    } catch (error) {
      showSnack('error', errorSentence(intl, error))
    }
  }
  return (goods: OnTheShelf, change: ChangeShelf): RowAction[] => {
    const state = publicationOf(goods.publishDate)
    const publish: RowAction = {
      id: 'publish',
      label: intl.formatMessage({ defaultMessage: 'Publish now', id: 'DLEiSJ' }),
      icon: <CalendarCheckIcon aria-hidden="true" />,
      onSelect: () =>
        void run(
          change,
          { publishDate: serverDate().toISOString() },
          intl.formatMessage({ defaultMessage: 'Published', id: 'w7tf2z' }),
        ),
      writes: true,
    }
    const unpublish: RowAction = {
      id: 'unpublish',
      label: intl.formatMessage({ defaultMessage: 'Un-Publish', id: '6a4ZJ5' }),
      icon: <CalendarOffIcon aria-hidden="true" />,
      onSelect: () =>
        void run(
          change,
          { publishDate: null },
          intl.formatMessage({ defaultMessage: 'No longer published', id: 'UoW+0L' }),
        ),
      writes: true,
    }
    const feature: RowAction = {
      id: 'feature',
      label: goods.featured
        ? intl.formatMessage({ defaultMessage: 'Stop featuring', id: 'uPNCuJ' })
        : intl.formatMessage({ defaultMessage: 'Feature', id: 'lZTwh4' }),
      icon: goods.featured ? <StarOffIcon aria-hidden="true" /> : <StarIcon aria-hidden="true" />,
      onSelect: () =>
        void run(
          change,
          { featured: !goods.featured },
          goods.featured
            ? intl.formatMessage({ defaultMessage: 'No longer featured', id: '1JFcD+' })
            : intl.formatMessage({ defaultMessage: 'Featured', id: 'CnPG8j' }),
        ),
      writes: true,
    }
    return [
      ...(state === 'published' ? [] : [publish]),
      ...(state === 'unpublished' ? [] : [unpublish]),
      feature,
    ]
  }
}
