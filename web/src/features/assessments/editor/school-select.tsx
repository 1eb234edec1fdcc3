import { useApolloClient } from '@apollo/client/react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import type { Choice } from '@/components/form/fields/combobox/choice.ts'
import { listMessage } from '@/components/form/fields/combobox/list-message.tsx'
import { useSearch } from '@/components/form/fields/combobox/use-search.ts'
import { Input } from '@/components/ui/input.tsx'
import {
  chosenSchool,
  searchTemplateSchools,
  useTemplateSchool,
} from '@/domain/templates/template-schools.ts'
import { useEdit, useEditor, usePaper } from './editor-context.ts'
import { useWrong } from './wrong-words.ts'

const ComboboxControl = lazy(() =>
  import('@/components/form/fields/combobox/combobox-control.tsx').then((module) => ({
    default: module.ComboboxControl,
  })),
)

const notCreating = { making: false, error: null }

/** The name of a school, once it is known. */
export const SchoolName = ({ id }: { id: string }) => useTemplateSchool(id)?.name ?? null

/** Whose teachers may use a shared template; a teacher's own paper asks for no school. */
export const SchoolSelect = () => (useEditor().shelf.forSchool ? <SchoolSearch /> : null)

/** One of 25,000, found by typing. */
function SchoolSearch() {
  const intl = useIntl()
  const client = useApolloClient()
  const edit = useEdit()
  const { error, onLeft } = useWrong('meta', 'schoolId')
  const id = usePaper((paper) => paper.meta.schoolId)
  const school = useTemplateSchool(id)
  const { state, open, type } = useSearch(async (words, signal) =>
    searchTemplateSchools(client, intl, words, signal),
  )
  // Its name is known at once; that of another one has to be asked for.
  const [picked, setPicked] = useState<Choice<string> | null>(null)
  const chosen = picked?.key === id ? picked : chosenSchool(intl, id, school)
  const choose = ([key = '']: readonly string[]) => {
    setPicked(state.choices.find((one) => one.key === key) ?? null)
    edit({ kind: 'meta', change: { schoolId: key } })
  }
  const listLabel = intl.formatMessage({ defaultMessage: 'Schools', id: 'ofuGfT' })
  const none = (words: string) => (
    <FormattedMessage
      defaultMessage="No school has “{words}” in its name, town or EMIS number."
      id="Z+OiX/"
      values={{ words }}
    />
  )
  return (
    <Field
      label={<FormattedMessage defaultMessage="School" id="c9n6Sh" />}
      hint={
        school?.id !== id ? undefined : school.isGeneric ? (
          <FormattedMessage
            defaultMessage="Every teacher of its provinces may use the template."
            id="VChkd+"
          />
        ) : (
          <FormattedMessage
            defaultMessage="Only teachers of this school may use the template."
            id="jcmgwN"
          />
        )
      }
      error={error}
      required
    >
      {(control) => (
        <Suspense
          fallback={<Input {...control} readOnly aria-busy value={id === '' ? '' : chosen.label} />}
        >
          <ComboboxControl
            control={control}
            inputRef={null}
            onBlur={onLeft}
            chosen={id === '' ? [] : [chosen]}
            several={false}
            listedBelow={false}
            entries={state.choices}
            message={listMessage(intl, { listLabel, none }, state, notCreating, null)}
            busy={state.searching}
            full={false}
            onOpen={open}
            onWords={type}
            onChoose={choose}
            onCreate={async () => Promise.resolve(false)}
            listLabel={listLabel}
            placeholder={intl.formatMessage({
              defaultMessage: 'Name, town or EMIS number',
              id: 'bRU79f',
            })}
            disabled={false}
          />
        </Suspense>
      )}
    </Field>
  )
}
