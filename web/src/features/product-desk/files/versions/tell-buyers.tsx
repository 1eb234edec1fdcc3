import { FormattedMessage } from 'react-intl'
import { z } from 'zod/mini'
import { TextAreaField } from '@/components/form/fields/text-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { nameInKey } from '@/components/pictures/picture-key.ts'
import * as longest from '@/lib/longest.ts'
import type { FileVersions } from '../../content-versions.ts'

const schema = z.object({ sentence: z.string().check(z.trim(), z.maxLength(longest.correction)) })

/** Tells whoever had the resource before that this file was corrected: once, so it is asked first. */
export function TellBuyers({
  versions: { fileKey, owners },
  onTell,
  onClose,
}: {
  versions: FileVersions
  onTell: (sentence: string) => Promise<void>
  onClose: () => void
}) {
  const form = useEntityForm({
    schema,
    values: { sentence: '' },
    draft: `tell-buyers.${fileKey}`,
    save: async ({ sentence }) => onTell(sentence),
    fieldOf: { correction_sentence_length: 'sentence' },
    notice: null,
    sends: true,
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      width={500}
      title={
        <FormattedMessage
          defaultMessage="Tell the buyers that “{name}” was corrected"
          id="t/O34E"
          values={{ name: nameInKey(fileKey) }}
        />
      }
      description={
        <FormattedMessage
          defaultMessage="{count, plural, one {# teacher who had the earlier file is told} other {# teachers who had the earlier file are told}} in the library and by email. Each version is told once, and that cannot be taken back."
          id="cyhjUK"
          values={{ count: owners ?? 0 }}
        />
      }
      action={<FormattedMessage defaultMessage="Tell them" id="3EPBQX" />}
      onClose={onClose}
    >
      <TextAreaField
        form={form}
        name="sentence"
        rows={3}
        label={<FormattedMessage defaultMessage="What was corrected" id="belOUf" />}
        hint={
          <FormattedMessage
            defaultMessage="A sentence in the language of the resource; it may be left empty."
            id="odhF4B"
          />
        }
      />
    </FormDialog>
  )
}
