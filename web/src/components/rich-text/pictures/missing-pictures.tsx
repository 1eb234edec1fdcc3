import type { LexicalEditor } from 'lexical'
import { useEffect, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { observableValue } from '@/lib/observable-value.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { worksOn } from '../editor/toolbar-place.ts'

/** How many pictures of a pasted text did not come with it; or that its place has no room for any. */
export const missingPictures = observableValue<{
  editor: LexicalEditor
  missing: number | 'one line'
} | null>(null)

/** Says so, and what helps, for one of the texts the toolbar works on. */
export function MissingPictures({ toolbar }: { toolbar: HTMLElement | null }) {
  const { formatMessage } = useIntl()
  const told = useSyncExternalStore(missingPictures.subscribe, missingPictures.get)
  useEffect(() => {
    if (told === null || !worksOn(toolbar, told.editor)) return
    missingPictures.set(null)
    showSnack(
      'error',
      told.missing === 'one line'
        ? formatMessage({
            defaultMessage:
              'A picture does not fit into one line. Paste it into a text with several lines.',
            id: 'ipRZLT',
          })
        : formatMessage(
            {
              defaultMessage:
                '{missing, plural, one {One picture} other {# pictures}} of this text could not be pasted. Copy each on its own and paste it here.',
              id: 'JzIfKe',
            },
            { missing: told.missing },
          ),
    )
  }, [told, toolbar, formatMessage])
  return null
}
