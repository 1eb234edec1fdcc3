import { useApolloClient, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ComboboxField } from '@/components/form/fields/combobox-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { withFigures } from '@/components/form/with-figures.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import { MergePreview } from './merge-preview.tsx'
import { choicesOf, mergeSchema, nameOf } from './merge-choices.ts'
import { mergeSubjects } from './save-subject.ts'
import { heads } from './subject-words.ts'
import { SubjectsOfGradeDocument, type SubjectRow_SubjectFragment } from './subjects.generated.ts'
import { useMergePreview } from './use-merge-preview.ts'

/** Chooses the subject of the same grade that takes the place of this one, and shows what that moves. */
export function MergeSubject({
  subject,
  onClose,
}: {
  subject: SubjectRow_SubjectFragment
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const { data, error, refetch } = useQuery(SubjectsOfGradeDocument, {
    variables: { grade: subject.grade },
    fetchPolicy: 'cache-and-network',
  })
  const others = (data?.subjectCollection.edges ?? [])
    .map(({ node }) => node)
    .filter(({ id }) => id !== subject.id)
  const [into, setInto] = useState<string | null>(null)
  const preview = useMergePreview(subject.id, into)
  const form = useEntityForm<{ into: string | null }, { into: string }>({
    schema: mergeSchema(intl),
    values: { into: null },
    sends: true,
    asks: false,
    save: async (values) => mergeSubjects(client, subject.id, values.into),
    fieldOf: {
      subject_merge_same: 'into',
      subject_merge_grades: 'into',
      subject_not_found: 'into',
    },
    notice: intl.formatMessage({ defaultMessage: 'Merged', id: '9O0Gdr' }),
    onSaved: onClose,
  })
  const figures = {
    known: data !== undefined && (into === null || preview.merged !== null),
    error: error ?? preview.error,
    again: () => void (error === undefined ? preview.again() : refetch()).catch(() => undefined),
  }
  return (
    <FormDialog
      form={withFigures(form, figures)}
      width={500}
      danger
      title={
        <FormattedMessage
          defaultMessage="Merge “{name}”"
          id="3y7x+s"
          values={{ name: subject.subject }}
        />
      }
      description={
        <FormattedMessage
          defaultMessage="Another subject of Grade {grade} takes its place in classes, lessons, papers and templates, and “{name}” is deleted."
          id="IT7Yij"
          values={{ name: subject.subject, grade: subject.grade }}
        />
      }
      action={<FormattedMessage defaultMessage="Merge" id="NLSvjh" />}
      onClose={onClose}
    >
      <ComboboxField
        form={form}
        name="into"
        label={<FormattedMessage defaultMessage="Into the subject" id="lLQqE0" />}
        search={async (typed) => Promise.resolve(choicesOf(others, typed))}
        choiceOf={(id) => ({ key: id, value: id, label: nameOf(others, id) })}
        listLabel={intl.formatMessage(adminPaths.subjects.name)}
        placeholder={intl.formatMessage(heads.subject)}
        onChosen={setInto}
      />
      <MergePreview merged={preview.merged} pending={preview.pending} />
    </FormDialog>
  )
}
