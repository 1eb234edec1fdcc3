import {
  defineMessages,
  FormattedMessage,
  useIntl,
  type IntlShape,
  type MessageDescriptor,
} from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { MultiSelect } from '@/components/ui/multi-select.tsx'
import { Select } from '@/components/ui/select.tsx'
import { levelsOfChosen, setsForSubject } from './assessment-choices.ts'
import { useEdit, useEditor, usePaper } from './editor-context.ts'
import { usePaperLanguage } from './use-paper-language.ts'

const certainties: Record<string, MessageDescriptor> = defineMessages({
  OFFICIAL: {
    defaultMessage: 'Official: {source}',
    id: 'n07W0M',
    description: 'How sure percentages are',
  },
  ONE_SOURCE: {
    defaultMessage: 'From one source: {source}',
    id: 'MAFSxZ',
    description: 'How sure percentages are',
  },
  GENERAL: {
    defaultMessage: 'Not confirmed: {source}',
    id: 'VNMmuj',
    description: 'How sure percentages are',
  },
})

/** How sure the percentages are, and where they are from; nothing where nobody has said. */
const certaintyWords = (
  intl: IntlShape,
  { certainty = '', source = '' }: { certainty?: string; source?: string },
): string => {
  const words = certainties[certainty]
  return words === undefined || source === '' ? '' : intl.formatMessage(words, { source })
}

/** Where the cognitive levels of the paper come from: one set, or for a shared template several. */
export function TaxonomySelect() {
  const intl = useIntl()
  const edit = useEdit()
  const { choices, shelf } = useEditor()
  const { taxonomies } = choices
  const subjectId = usePaper((paper) => paper.meta.subjectId)
  const fitting = setsForSubject(choices, subjectId, usePaperLanguage())
  const others = taxonomies.filter(({ id }) => !fitting.some((one) => one.id === id))
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
          [
            levels.map(({ label, percentage }) => `${label} ${percentage}%`).join(' · '),
            ...chosen.map((one) => certaintyWords(intl, one)),
          ]
            .filter((one) => one !== '')
            .join('. ')
        )
      }
      error={undefined}
    >
      {(control) =>
        shelf.severalTaxonomies ? (
          <MultiSelect
            {...control}
            options={[...fitting, ...others].map(({ id, name }) => ({ value: id, label: name }))}
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
            {fitting.length === 0 ? (
              <Options of={others} />
            ) : (
              <>
                <optgroup
                  label={intl.formatMessage({
                    defaultMessage: 'For this subject and grade',
                    id: 'pfc1X1',
                  })}
                >
                  <Options of={fitting} />
                </optgroup>
                <optgroup
                  label={intl.formatMessage({
                    defaultMessage: 'Others',
                    id: 'yvoC41',
                    description: 'Sets of cognitive levels',
                  })}
                >
                  <Options of={others} />
                </optgroup>
              </>
            )}
          </Select>
        )
      }
    </Field>
  )
}

const Options = ({ of }: { of: readonly { id: string; name: string }[] }) =>
  of.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
