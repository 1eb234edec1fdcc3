import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { IntegerField } from '@/components/form/fields/number-fields.tsx'
import { MultiSelectField, SelectField } from '@/components/form/fields/select-field.tsx'
import { TagsField } from '@/components/form/fields/tags-field.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { grades } from '@/domain/school/grades.ts'
import { languageName } from '@/i18n/language-names.ts'
import { certaintyKeys, type TaxonomyValues } from './taxonomy-schema.ts'
import { certainties, heads } from './taxonomy-words.ts'

/** Which document prescribes the percentages, and how sure they are. */
export function SourceFields({ form }: { form: EntityForm<TaxonomyValues> }) {
  const intl = useIntl()
  return (
    <>
      <TextField
        form={form}
        name="source"
        label={intl.formatMessage(heads.source)}
        hint={
          <FormattedMessage
            defaultMessage="Which document prescribes the percentages."
            id="U8qZex"
          />
        }
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <IntegerField form={form} name="year" label={intl.formatMessage(heads.year)} />
        <SelectField
          form={form}
          name="certainty"
          label={intl.formatMessage(heads.certainty)}
          none={null}
          options={certaintyKeys.map((value) => ({
            value,
            label: intl.formatMessage(certainties[value]),
          }))}
        />
      </div>
    </>
  )
}

/** For which papers the editor offers the levels first. */
export function FitsFields({ form }: { form: EntityForm<TaxonomyValues> }) {
  const intl = useIntl()
  return (
    <>
      <TagsField
        form={form}
        name="subjects"
        label={intl.formatMessage(heads.subjects)}
        chipsLabel={intl.formatMessage(heads.subjects)}
        placeholder={intl.formatMessage({ defaultMessage: 'Mathematics, Wiskunde', id: '+qeM0i' })}
        hint={
          <FormattedMessage
            defaultMessage="Papers of these subjects get the levels by themselves. Enter a name in both languages; “* Home Language” is that of every language."
            id="EFvcre"
          />
        }
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <MultiSelectField
          form={form}
          name="grades"
          label={intl.formatMessage(heads.grades)}
          none={intl.formatMessage({ defaultMessage: 'All grades', id: 'zcvYW6' })}
          options={grades.map((value) => ({ value, label: value }))}
        />
        <SelectField
          form={form}
          name="language"
          label={intl.formatMessage(heads.language)}
          none={intl.formatMessage({
            defaultMessage: 'Any language',
            id: '4OMSyJ',
            description: 'Of the names of cognitive levels',
          })}
          options={[
            { value: 'en', label: languageName(intl, 'English') },
            { value: 'af', label: languageName(intl, 'Afrikaans') },
          ]}
        />
      </div>
    </>
  )
}
