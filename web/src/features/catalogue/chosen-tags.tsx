import { XIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useTermName } from '@/i18n/term-name.ts'

/** The chosen tags, each with a button to remove it. */
export function ChosenTags({
  tags,
  chosen,
  onChange,
}: {
  tags: readonly { id: string; name: string }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}) {
  const intl = useIntl()
  const termName = useTermName()
  const shown = tags.filter(({ id }) => chosen.includes(id))
  if (shown.length === 0) return null
  return (
    <ul
      aria-label={intl.formatMessage({ defaultMessage: 'Chosen tags', id: 'FDUtmm' })}
      className="flex flex-wrap gap-2"
    >
      {shown.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            className="border-board/40 bg-board/8 hover:border-board flex min-h-9 items-center gap-1.5 rounded-full border py-1 pr-2.5 pl-3.5 text-sm font-medium transition-colors"
            aria-label={intl.formatMessage(
              { defaultMessage: 'Remove the tag {tag}', id: 'aAHyFg' },
              { tag: termName(name) },
            )}
            onClick={() => onChange(chosen.filter((one) => one !== id))}
          >
            {termName(name)}
            <XIcon aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}
