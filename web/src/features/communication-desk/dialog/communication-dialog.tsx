import { useApolloClient } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PicturedDialog } from '@/components/form/pictured-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { savePictured, settlePictures } from '@/components/pictures/settle-pictures.ts'
import { useNewPictures } from '@/components/pictures/use-new-pictures.ts'
import { losesWhenEdited } from '@/components/rich-text/page/read-page-html.ts'
import { whoChanged } from '@/domain/changes/who-changed.ts'
import { serverDate } from '@/lib/server-clock.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { isUnsent } from '../communication-state.ts'
import { namedPictures, ownPictures } from '../own-pictures.ts'
import { readCommunication, sendCommunication } from '../save-communication.ts'
import { CardPreview } from './card-preview.tsx'
import { CommunicationFields } from './communication-fields.tsx'
import { communicationSchema } from './communication-schema.ts'
import {
  rowOfCommunication,
  valuesOfCommunication,
  type WholeCommunication,
} from './communication-values.ts'
import { sentWords } from './sent-words.ts'

/** A communication beside the card that teachers see. It stands in the table already, and reaches nobody until it is sent. */
export function CommunicationDialog({
  communication,
  onSent,
  onClose,
}: {
  communication: WholeCommunication
  onSent: () => void
  /** It was closed without being sent. */
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const fresh = useNewPictures('images')
  const [opened] = useState(serverDate)
  const values = useMemo(
    () => valuesOfCommunication(communication, opened),
    [communication, opened],
  )
  const { id } = communication
  const form = useEntityForm({
    schema: useMemo(() => communicationSchema(intl), [intl]),
    values,
    version: communication.updatedAt,
    draft: `communication.${id}`,
    sends: true,
    notice: null,
    save: async (typed, { version }) => {
      const row = rowOfCommunication(typed, communication, opened, serverDate())
      const keys = namedPictures(row)
      await savePictured(fresh, keys, sendCommunication(client, row, { id, version }))
      return { keys, publishDate: row.publishDate }
    },
    reread: async () => readCommunication(client, id, opened),
    whoChanged: async (version) => whoChanged(client, 'communication', id, version),
    fieldOf: {
      communication_subject_present: 'subject',
      communication_body_length: 'body',
      communication_images_count: 'images',
      communication_video_shape: 'video',
      communication_show_filled: 'show',
      communication_show_present: 'show',
    },
    onSaved: ({ keys, publishDate }) => {
      settlePictures(fresh, ownPictures(communication), keys)
      showSnack('done', sentWords(intl, publishDate))
      onSent()
    },
  })
  return (
    <PicturedDialog
      form={form}
      width={1240}
      title={
        isUnsent(communication) ? (
          <FormattedMessage defaultMessage="New Communication" id="NebFBv" />
        ) : (
          <FormattedMessage defaultMessage="Edit Communication" id="hUpG4f" />
        )
      }
      description={
        isUnsent(communication) ? (
          <FormattedMessage
            defaultMessage="It is saved, and reaches nobody until you send it."
            id="G4QGtL"
          />
        ) : (
          <FormattedMessage
            defaultMessage="Teachers who have it open see the change at once."
            id="hGobOe"
          />
        )
      }
      action={<FormattedMessage defaultMessage="Send" id="9WRlF4" />}
      isNew={false}
      fresh={fresh}
      onClose={onClose}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7 min-[960px]:grid-cols-[minmax(0,1fr)_380px]">
        <div className="grid content-start gap-5">
          <CommunicationFields
            form={form}
            id={id}
            fresh={fresh}
            losesText={losesWhenEdited(communication.body ?? '', true)}
          />
        </div>
        <div className="min-[960px]:sticky min-[960px]:top-5 min-[960px]:self-start">
          <CardPreview form={form} />
        </div>
      </div>
    </PicturedDialog>
  )
}
