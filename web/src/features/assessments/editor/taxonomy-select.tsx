import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { MultiSelect } from '@/components/ui/multi-select.tsx'
import { Select } from '@/components/ui/select.tsx'
import { levelsOfChosen } from './assessment-choices.ts'
import { useEdit, useEditor, usePaper } from './editor-context.ts'

/** Where the cognitive levels of the paper come from: one set, or for a shared template several. */
export function TaxonomySelect() {
  const intl = useIntl()
  const edit = useEdit()
  const {
    choices: { taxonomies },
    shelf,
  } = useEditor()
  const ids = usePaper((paper) => paper.meta.taxonomyIds)
  const levels = levelsOfChosen(taxonomies, ids)
  const choose = (next: readonly string[]) =>
    edit({ kind: 'taxonomies', ids: next, levels: levelsOfChosen(taxonomies, next) })
  const none = intl.formatMessage({ defaultMessage: 'No cognitive levels', id: '0yTaMv' })
  const chosen = taxonomies.filter(({ id }) => ids.includes(id))
  return (
    <Field
      label={<FormattedMessage defaultMessage="Cognitive levels (optional)" id="lzfDqu" />}
      hint={
        levels.length === 0 ? (
          <FormattedMessage defaultMessage="How the marks should be spread." id="DygWkI" />
        ) : (
          levels.map(({ label, percentage }) => `${label} ${percentage}%`).join(' · ')
        )
      }
      error={undefined}
    >
      {(control) =>
        shelf.severalTaxonomies ? (
          <MultiSelect
            {...control}
            options={taxonomies.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={ids}
            onChange={choose}
          >
            {chosen.length === 0 ? none : chosen.map(({ name }) => name).join(', ')}
          </MultiSelect>
        ) : (
          <Select
            {...control}
            value={ids[0] ?? ''}
            onChange={({ target: { value } }) => choose(value === '' ? [] : [value])}
          >
            <option value="">{none}</option>
            {taxonomies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )
      }
    </Field>
  )
}
