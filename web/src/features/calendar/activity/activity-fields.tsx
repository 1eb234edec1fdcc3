import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { classesFor } from '@/domain/school/school-year.ts'
import { CheckboxField } from '@/components/form/fields/tick-fields.tsx'
import { useLocale, type Locale } from '@/i18n/locale.ts'
import type { ActivityForm } from './activity-form-schema.ts'
import { activityTypeNames, activityTypes } from '../setting/activity-types.ts'
import { classColour } from '../setting/class-colour.ts'
import { ClashWarning } from './clash-warning.tsx'
import { ColourField } from './colour-field.tsx'
import { HoursWarning } from './hours-warning.tsx'
import { NotesField } from './notes-field.tsx'
import { RepeatFields } from './repeat-fields.tsx'
import { inLocale, type Setting } from '../setting/setting.ts'
import { TemplateField } from './template-field.tsx'
import { TimeFields } from './time-fields.tsx'

/** "7B · Mathematics" */
const classWords = ({ name, subject }: Setting['classes'][number], locale: Locale) =>
  subject === null
    ? name
    : [name, inLocale({ label: subject.subject, labelAf: subject.subjectAf }, locale)].join(' · ')

/** What it is, when it is, and whether it repeats. */
export function ActivityFields({
  form,
  setting,
  own,
  repeated,
}: {
  form: EntityForm<ActivityForm>
  setting: Setting
  /** The id of the activity; null of a new one. */
  own: string | null
  /** It is one of several copies already. */
  repeated: boolean
}) {
  const intl = useIntl()
  const locale = useLocale()
  const [type, date, classId] = useWatch({
    control: form.control,
    name: ['type', 'date', 'classId'],
  })
  const ownColour = useRef(
    form.getValues('color') !== classColour(setting.classes, form.getValues('classId')),
  )
  const rotates = setting.weeks.some((week) => week.letter !== null)
  return (
    <>
      <TextField
        form={form}
        name="label"
        label={<FormattedMessage defaultMessage="Label" id="753yX5" />}
      />
      <div className="grid items-start gap-5 min-[600px]:grid-cols-2">
        <SelectField
          form={form}
          name="type"
          label={<FormattedMessage defaultMessage="Type" id="+U6ozc" />}
          none={intl.formatMessage({ defaultMessage: 'No type', id: 'H13BOu' })}
          options={activityTypes.map((one) => ({
            value: one,
            label: intl.formatMessage(activityTypeNames[one]),
          }))}
        />
        <SelectField
          form={form}
          name="classId"
          label={<FormattedMessage defaultMessage="Class" id="nraEHM" />}
          none={intl.formatMessage({ defaultMessage: 'No class', id: 'sVQQlP' })}
          options={classesFor(setting.classes, date, classId).map((one) => ({
            value: one.id,
            label: classWords(one, locale),
          }))}
          onChosen={(classId) => {
            if (ownColour.current) return
            form.setValue('color', classColour(setting.classes, classId), { shouldDirty: true })
          }}
        />
      </div>
      {(type === 'Lesson' || type === 'Assessment') && (
        <TemplateField form={form} type={type} own={own} />
      )}
      <TimeFields form={form} setting={setting} />
      <HoursWarning form={form} setting={setting} />
      <ClashWarning form={form} own={own} />
      <NotesField form={form} />
      <ColourField
        form={form}
        onChosen={() => {
          ownColour.current = true
        }}
      />
      {!repeated && <RepeatFields form={form} rotates={rotates} />}
      {type === 'Lesson' && (
        <CheckboxField
          form={form}
          name="locked"
          label={
            <FormattedMessage
              defaultMessage="Locked: stays on this date when lessons are bumped"
              id="/7iGvB"
            />
          }
        />
      )}
    </>
  )
}
