import { useLayoutEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedList, FormattedMessage, defineMessages, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { FieldGroup } from '@/components/form/field-group.tsx'
import { listOf } from '@/components/form/fields/select-field.tsx'
import { useBoundField } from '@/components/form/fields/use-bound-field.ts'
import { Choice } from '@/components/ui/choice.tsx'
import { heads } from '../communication-words.ts'
import type { CommunicationValues } from './communication-schema.ts'
import { filledParts, parts, type Part } from './shown-parts.ts'

const names: Record<Part, { id?: string; defaultMessage?: string }> = defineMessages({
  SUBJECT: { defaultMessage: 'Subject', id: 'LYCDQO', description: 'Of a communication' },
  BODY: { defaultMessage: 'Text', id: 'bRJHPx', description: 'Of a communication' },
  VIDEO: { defaultMessage: 'Video', id: 'kBJUtE' },
  IMAGES: { defaultMessage: 'Pictures', id: 'DOPilz' },
})

/** Which parts the card shows. Only those with content can be chosen; one whose content goes is taken out (A4.7). */
export function ShowField({ form }: { form: EntityForm<CommunicationValues> }) {
  const intl = useIntl()
  const { control, setValue } = form
  const [subject, body, video, images] = useWatch({
    control,
    name: ['subject', 'body', 'video', 'images'],
  })
  const offered = filledParts({ subject, body, video, images })
  const inWords = (value: unknown) => {
    const chosen = listOf(value)
    const named = parts.filter((part) => chosen.includes(part))
    return <FormattedList value={named.map((part) => intl.formatMessage(names[part]))} />
  }
  const { ref, field, words } = useBoundField(
    { form, name: 'show', label: intl.formatMessage(heads.show) },
    inWords,
  )
  const chosen = listOf(field.value)
  const left = chosen.filter((part) => offered.some((one) => one === part))
  const emptied = left.length < chosen.length
  // The form is outside of React. Before anything is painted: content that comes back at once must not find its part chosen.
  useLayoutEffect(() => {
    if (emptied) setValue('show', left, { shouldDirty: true, shouldValidate: true })
  })
  return (
    <FieldGroup
      {...words}
      hint={
        <FormattedMessage
          defaultMessage="Parts that are filled in can be shown on the card."
          id="pW0Pdx"
        />
      }
    >
      <div className="flex flex-wrap gap-x-6">
        {offered.map((part, index) => (
          <Choice
            key={part}
            type="checkbox"
            ref={index === 0 ? ref : undefined}
            onBlur={field.onBlur}
            checked={chosen.includes(part)}
            onChange={({ target }) =>
              field.onChange(
                parts.filter((one) => (one === part ? target.checked : left.includes(one))),
              )
            }
          >
            {intl.formatMessage(names[part])}
          </Choice>
        ))}
      </div>
    </FieldGroup>
  )
}
