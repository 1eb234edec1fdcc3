import { useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { LinkedText } from '@/components/linked-text.tsx'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { TextAreaField } from '@/components/form/fields/text-field.tsx'
import { webLinks } from '@/lib/web-links.ts'
import type { ActivityForm } from './activity-form-schema.ts'

/** Notes and links. What is a web address can be opened below the field, because a field's text cannot be clicked. */
export function NotesField({ form }: { form: EntityForm<ActivityForm> }) {
  const notes = useWatch({ control: form.control, name: 'notes' })
  const links = webLinks(notes).filter(({ href }) => href !== null)
  return (
    <div className="grid gap-2">
      <TextAreaField
        form={form}
        name="notes"
        rows={3}
        label={<FormattedMessage defaultMessage="Notes and links" id="s84J1W" />}
      />
      {links.length > 0 && (
        <ul className="grid gap-1 text-[15px]">
          {links.map(({ text }, index) => (
            <li key={index}>
              <LinkedText text={text} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
