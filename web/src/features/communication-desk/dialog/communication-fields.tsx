import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { DateTimeField } from '@/components/form/fields/date-fields.tsx'
import { PicturesField } from '@/components/form/fields/pictures-field.tsx'
import { RichTextField } from '@/components/form/fields/rich-text-field.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import type { NewPictures } from '@/components/pictures/use-new-pictures.ts'
import { useLocale } from '@/i18n/locale.ts'
import { heads } from '../communication-words.ts'
import { folderOf } from '../own-pictures.ts'
import { ChannelsField } from './channels-field.tsx'
import { mostPictures, type CommunicationValues } from './communication-schema.ts'
import { ShowField } from './show-field.tsx'

/** All fields of a communication, in the order in which a new one is filled in. */
export function CommunicationFields({
  form,
  id,
  fresh,
  losesText,
}: {
  form: EntityForm<CommunicationValues>
  id: string
  fresh: NewPictures
  /** The stored text has what the editor cannot hold. */
  losesText: boolean
}) {
  const intl = useIntl()
  const locale = useLocale()
  const { add } = fresh
  const pictures = useMemo(() => ({ folder: `${folderOf(id)}/Body`, onStored: add }), [id, add])
  return (
    <>
      <TextField form={form} name="subject" label={intl.formatMessage(heads.subject)} />
      <DateTimeField
        form={form}
        name="publishDate"
        label={intl.formatMessage(heads.publishDate)}
        hint={<FormattedMessage defaultMessage="Teachers see it from then on." id="wpWcvZ" />}
      />
      <ChannelsField form={form} />
      <RichTextField
        form={form}
        name="body"
        page
        pictures={pictures}
        lang={locale}
        label={intl.formatMessage(heads.body)}
        {...(losesText
          ? {
              hint: (
                <FormattedMessage
                  defaultMessage="Quotations and code within this text stay as long as you do not change it."
                  id="ncwzrx"
                />
              ),
            }
          : {})}
      />
      <PicturesField
        form={form}
        name="images"
        folder={`${folderOf(id)}/Images`}
        fresh={fresh}
        limit={mostPictures}
      />
      <TextField
        form={form}
        name="video"
        label={intl.formatMessage(heads.video)}
        hint={
          <FormattedMessage
            defaultMessage="The ID or the link of a video on YouTube or Vimeo."
            id="UeCi9g"
          />
        }
      />
      <ShowField form={form} />
    </>
  )
}
