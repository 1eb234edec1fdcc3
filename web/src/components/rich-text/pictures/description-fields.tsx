import { FormattedMessage } from 'react-intl'
import { Choice } from '@/components/ui/choice.tsx'
import { Input } from '@/components/ui/input.tsx'
import * as longest from '@/lib/longest.ts'

/** What learners hear who cannot see the picture, or that there is nothing to say about it. */
export function DescriptionFields({
  altText,
  decorative,
  onChange,
}: {
  altText: string
  decorative: boolean
  onChange: (more: { altText?: string; decorative?: boolean }) => void
}) {
  return (
    <span className="grid gap-1">
      <label className="grid gap-1 text-sm font-medium">
        <FormattedMessage defaultMessage="What the picture shows" id="71YBl+" />
        <Input
          value={altText}
          disabled={decorative}
          maxLength={longest.documentHint}
          onChange={(event) => onChange({ altText: event.target.value })}
        />
      </label>
      <Choice
        type="checkbox"
        className="text-[15px]"
        checked={decorative}
        onChange={(event) =>
          onChange({
            decorative: event.target.checked,
            ...(event.target.checked ? { altText: '' } : {}),
          })
        }
      >
        <FormattedMessage defaultMessage="Only decoration" id="+5FabA" />
      </Choice>
    </span>
  )
}
