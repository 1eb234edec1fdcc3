import { useIntl } from 'react-intl'
import { MultiSelect } from '@/components/ui/multi-select.tsx'
import { useTermName } from '@/i18n/term-name.ts'
import { TagFieldWords } from './closed-pickers.tsx'

interface Tag {
  id: string
  name: string
}

/** Chooses tags; a resource must have all of them. */
export function TagPicker({
  tags,
  chosen,
  onChange,
}: {
  tags: readonly Tag[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}) {
  const intl = useIntl()
  const termName = useTermName()
  const options = tags
    .map(({ id, name }) => ({ value: id, label: termName(name) }))
    .sort((a, b) => a.label.localeCompare(b.label, intl.locale))
  return (
    <MultiSelect options={options} chosen={chosen} onChange={onChange} className="w-full">
      <TagFieldWords count={chosen.length} />
    </MultiSelect>
  )
}
