import { Trash2Icon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { DescriptionFields } from '../pictures/description-fields.tsx'
import { longestSide } from '../pictures/fit-picture.ts'
import type { Picture } from './picture-node.tsx'

/** Width and description of the selected picture. Its keys are its own: the editor does not hear them. */
export function PicturePanel({
  picture,
  onWidth,
  onChange,
  onRemove,
}: {
  picture: Picture
  onWidth: (width: number) => void
  onChange: (more: Partial<Picture>) => void
  onRemove: () => void
}) {
  return (
    <span
      contentEditable={false}
      className="bg-card border-line shadow-lift mt-2 grid w-72 max-w-full gap-3 rounded-md border p-3 text-left text-[15px]"
      onKeyDown={(event) => event.stopPropagation()}
      onBeforeInput={(event) => event.stopPropagation()}
      onPaste={(event) => event.stopPropagation()}
      onCut={(event) => event.stopPropagation()}
    >
      <label className="grid gap-1 text-sm font-medium">
        <span className="flex justify-between">
          <FormattedMessage defaultMessage="Width" id="5IP7AP" />
          <span className="text-ink-muted">{picture.width}</span>
        </span>
        <input
          type="range"
          min={10}
          max={Math.max(700, Math.min(longestSide, picture.width))}
          value={picture.width}
          className="accent-board w-full"
          onChange={(event) => onWidth(Number(event.target.value))}
        />
      </label>
      <DescriptionFields {...picture} onChange={onChange} />
      <Button variant="quiet" size="sm" className="justify-self-start" onClick={onRemove}>
        <Trash2Icon aria-hidden="true" />
        <FormattedMessage defaultMessage="Remove the picture" id="CrIPvH" />
      </Button>
    </span>
  )
}
