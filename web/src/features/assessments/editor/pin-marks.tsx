import { PinIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { MenuCheckboxItem } from '@/components/ui/menu.tsx'
import type { Item } from '../paper/paper.ts'
import { useEdit } from './editor-context.ts'

/** Keeps an option in its place in version B, or lets it move again. */
export function PinOption({
  part,
  item,
  number,
  letter,
}: {
  part: string
  item: Item
  number: string
  letter: string
}) {
  const intl = useIntl()
  const edit = useEdit()
  const pinned = item.pinned === true
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-pressed={pinned}
      className={pinned ? 'text-board!' : 'text-ink-muted!'}
      title={intl.formatMessage({ defaultMessage: 'Keep in its place in version B', id: '5MdA9x' })}
      aria-label={intl.formatMessage(
        {
          defaultMessage: 'Keep choice {letter} of {number} in its place in version B',
          id: 's9ZlyO',
        },
        { number, letter },
      )}
      onClick={() => edit({ kind: 'pin-item', part, item: item.id, pinned: !pinned })}
    >
      <PinIcon aria-hidden="true" className={pinned ? 'fill-current' : undefined} />
    </Button>
  )
}

/** The entry of a menu that keeps a question where it is. */
export function PinQuestionItem({ question, pinned }: { question: string; pinned: boolean }) {
  const edit = useEdit()
  return (
    <MenuCheckboxItem
      icon={<PinIcon aria-hidden="true" />}
      checked={pinned}
      onCheckedChange={(next) => edit({ kind: 'pin-question', question, pinned: next })}
    >
      <FormattedMessage defaultMessage="Keep this question where it is in version B" id="Fdl1ku" />
    </MenuCheckboxItem>
  )
}

/** The same for a part. */
export function PinPartItem({ part, pinned }: { part: string; pinned: boolean }) {
  const edit = useEdit()
  return (
    <MenuCheckboxItem
      icon={<PinIcon aria-hidden="true" />}
      checked={pinned}
      onCheckedChange={(next) => edit({ kind: 'pin-part', part, pinned: next })}
    >
      <FormattedMessage defaultMessage="Keep this part where it is in version B" id="FvF4jd" />
    </MenuCheckboxItem>
  )
}

/** Beside the number of what keeps its place. */
export function PinnedMark() {
  const intl = useIntl()
  const words = intl.formatMessage({ defaultMessage: 'Keeps its place in version B', id: '/X3D8Q' })
  return (
    <span role="img" aria-label={words} title={words} className="text-board px-1">
      <PinIcon aria-hidden="true" className="size-4 fill-current" />
    </span>
  )
}
